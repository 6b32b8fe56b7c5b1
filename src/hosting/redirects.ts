import { composedPath, comparablePath, readablePath } from "../i18n/writtenPaths";
import { languageCodes, languages, type Language } from "../i18n/languages";
import { languageOfPath, localizePath, routeOfPath } from "../i18n/paths";

/** An old address, as readablePath has it, and the path of its page. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect with the language of its page. */
export type LocalizedRedirect = Redirect & { language: Language };

/**
 * The redirects of every language. Throws one error that lists every error: a target that is no
 * page, an old address that is one, an old address listed twice.
 * @param redirects as in content/redirects.json: old addresses have no language prefix. A target
 * without a prefix means the page in the language of the old address; with one, that page alone.
 * @param pagePaths the paths of all pages, with their prefixes
 */
export function localizeRedirects(
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): LocalizedRedirect[] {
  const localized = languageCodes.flatMap((code) =>
    redirects.map(({ from, to }) => {
      const target = routeOfPath(to) === to ? localizePath(to, code) : to;
      const language = languageOfPath(target);
      return { language, from: languages[code].pathPrefix + readablePath(from), to: target };
    }),
  );
  const seen = new Set<string>();
  const errors = localized.flatMap(({ from, to }) => {
    const found = [
      ...(pagePaths.has(to) ? [] : [`${from} leads to ${to}, which is not a page`]),
      ...(pagePaths.has(`${from}/`) ? [`${from} is a page and cannot lead elsewhere`] : []),
      ...(seen.has(from) ? [`${from} is listed twice`] : []),
    ];
    seen.add(from);
    return found;
  });
  if (errors.length > 0) throw new Error(`Redirects:\n${errors.join("\n")}`);
  return localized;
}

/**
 * The forms in which a client may ask for an old address, decoded: without and with a slash at its
 * end, its letters composed or not.
 */
export function writtenForms(from: string): string[] {
  const letters = new Set([from, from.normalize("NFD")]);
  return [...letters].flatMap((path) => [path, `${path}/`]);
}

/** Where addresses lead that are no page's own. */
export interface Forwarding {
  /** The page that an old address leads to. Case counts; a slash at the end does not. */
  redirect: (path: string) => string | undefined;
  /**
   * Returns the one page that an unanswered address stands for, or undefined where there is none or
   * more than one.
   * @param hasFile whether there is a file for the folder that it means
   */
  meant: (path: string, hasFile: boolean) => string | undefined;
}

/** The rules of a list of redirects. Paths are decoded. */
export function forwarding(redirects: readonly Redirect[]): Forwarding {
  const exact = new Map(redirects.map(({ from, to }) => [from, to]));
  const byMeaning = new Map<string, string[]>();
  for (const { from, to } of redirects) {
    const meaning = comparablePath(from);
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), to]);
  }
  return {
    redirect: (path) => exact.get(composedPath(path)),
    meant: (path, hasFile) => {
      const meaning = comparablePath(path);
      // The file of an old address, for hosts that know no redirects, is no page.
      const isPage = hasFile && !exact.has(meaning);
      // Nothing but the slash at the end is missing.
      if (isPage && path === meaning) return `${meaning}/`;
      const targets = new Set(byMeaning.get(meaning));
      if (isPage) targets.add(`${meaning}/`);
      return targets.size === 1 ? [...targets][0] : undefined;
    },
  };
}

/**
 * The one page that each meaning of an address has, for hosts that need a list and add a missing
 * slash by themselves.
 */
export function meantPages(
  pagePaths: readonly string[],
  redirects: readonly Redirect[],
): Map<string, string> {
  const { meant } = forwarding(redirects);
  const pages = new Set(pagePaths.map(comparablePath));
  const meanings = [...pages, ...redirects.map(({ from }) => comparablePath(from))];
  return new Map(
    meanings.flatMap((meaning) => {
      const page = meant(`${meaning}/`, pages.has(meaning));
      return page === undefined ? [] : [[meaning, page]];
    }),
  );
}
