/** The script of the default language's /404.html, for hosts with a single error page. */
import { defaultLanguage, languageCodes, languages } from "../i18n/languages";

interface NotFoundSettings {
  pathPrefix: string;
  /** The other languages by their path prefix. */
  others: Record<string, { lang: string; dir: string }>;
}

/**
 * Inlined as source. A host with a single /404.html serves it below other languages' prefixes too.
 * The script sets the document to that language and removes the served content, so that the page is
 * rendered instead of hydrated over text of another language.
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
