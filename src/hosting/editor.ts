/** Where a deployed site has its editor, when the build is configured for one. */
import { defaultLanguage, type Language } from "../i18n/languages";

/** The folder of the editor, which is no part of the site that visitors and crawlers see. */
export const editorFolder = "/admin/";

/** The editor's address in a language. */
export const editorPath = (language: Language): string =>
  language === defaultLanguage ? editorFolder : `${editorFolder}${language}/`;

/** The editor's pages, as a pattern of paths. */
export const editorPattern = /^\/admin\//;

/** Whether a path, starting with a slash, is a page of the editor. */
export const isEditor = (path: string): boolean => editorPattern.test(path);

/**
 * The editor signs in through a window of another host, which reports back to it; the site's own
 * opener policy would cut the two apart.
 */
export const editorOpenerPolicy = "unsafe-none";
