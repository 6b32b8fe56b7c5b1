import { languageCodes, languages, type Language } from "../i18n/languages";

/** An old address and its page, both with a slash at each end. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect with the prefix of one language. */
export type LocalizedRedirect = Redirect & { language: Language };

/**
 * The redirects of every language. Throws one error that lists every error: a target that is no
 * page, an old address that is one, an old address listed twice.
 * @param redirects paths without a language prefix, as content/redirects.json has them
 * @param pagePaths the paths of all pages, with their prefixes
 */
export function localizeRedirects(
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): LocalizedRedirect[] {
  const localized = languageCodes.flatMap((language) =>
    redirects.map(({ from, to }) => ({
      language,
      from: languages[language].pathPrefix + from,
      to: languages[language].pathPrefix + to,
    })),
  );
  const seen = new Set<string>();
  const errors = localized.flatMap(({ from, to }) => {
    const found = [
      ...(pagePaths.has(to) ? [] : [`${from} leads to ${to}, which is not a page`]),
      ...(pagePaths.has(from) ? [`${from} is a page and cannot lead elsewhere`] : []),
      ...(seen.has(from) ? [`${from} is listed twice`] : []),
    ];
    seen.add(from);
    return found;
  });
  if (errors.length > 0) throw new Error(`Redirects:\n${errors.join("\n")}`);
  return localized;
}

/** A path without and with the slash at its end: an old address is answered in both forms. */
export const bothSlashForms = (path: string) => [path.replace(/\/$/, ""), path];
