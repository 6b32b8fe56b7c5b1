/** The script of the default language's /404.html, for hosts that know no other. */
import { defaultLanguage, languageCodes, languages } from "../i18n/languages";

interface NotFoundSettings {
  pathPrefix: string;
  /** The other languages by their path prefix. */
  others: Record<string, { lang: string; dir: string }>;
}

/**
 * Written for the browser as it is. A host with a single /404.html serves it below /ar/ too, where
 * the site then shows its Arabic not-found page: the document takes that language, and the served
 * content makes way, so that the page is rendered and not hydrated over words of another language.
 */
export function adoptLanguageOfPath({ pathPrefix, others }: NotFoundSettings): void {
  const path = location.pathname.slice(pathPrefix.length);
  const prefix = Object.keys(others).find((key) => path === key || path.startsWith(`${key}/`));
  const language = prefix === undefined ? undefined : others[prefix];
  if (!language) return;
  document.documentElement.lang = language.lang;
  document.documentElement.dir = language.dir;
  document.getElementById("___gatsby")?.replaceChildren();
}

/** The inlined source of adoptLanguageOfPath with the site's settings. */
export function notFoundScript(): string {
  const settings: NotFoundSettings = {
    pathPrefix: __PATH_PREFIX__,
    others: Object.fromEntries(
      languageCodes
        .filter((code) => code !== defaultLanguage)
        .map((code) => {
          const { pathPrefix, hrefLang, dir } = languages[code];
          return [pathPrefix, { lang: hrefLang, dir }];
        }),
    ),
  };
  return `(${adoptLanguageOfPath.toString()})(${JSON.stringify(settings)})`;
}
