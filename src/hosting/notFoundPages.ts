import { defaultLanguage, languageCodes, languages, type Language } from "../i18n/languages";

/** The path of a language's not-found page in public/, like `/ar/404.html`. */
export function notFoundPage(language: Language): string {
  return `${languages[language].pathPrefix}/404.html`;
}

/** The languages whose paths start with a prefix, with the pattern of those paths. */
export const prefixedLanguages = languageCodes
  .filter((code) => languages[code].pathPrefix !== "")
  .map((code) => ({ code, pattern: new RegExp(`^${languages[code].pathPrefix}(?:/|$)`) }));

/** The not-found page in the language that a path belongs to. */
export function notFoundPageFor(path: string): string {
  const language = prefixedLanguages.find(({ pattern }) => pattern.test(path));
  return notFoundPage(language?.code ?? defaultLanguage);
}

/** Whether a path is a not-found page itself, in one of the forms Gatsby writes it. */
export function isNotFoundPage(path: string): boolean {
  return languageCodes.some((code) => {
    const page = `${languages[code].pathPrefix}/404`;
    return path === page || path === `${page}.html` || path.startsWith(`${page}/`);
  });
}
