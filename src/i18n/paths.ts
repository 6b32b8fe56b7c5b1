/**
 * All of the site's URLs: localised paths, their reverse, hreflang alternates. Pure.
 * A "route" is a path without language prefix; every path ends with a slash, except those of
 * files such as /404.html.
 */
import {
  defaultLanguage,
  languageCodes,
  languages,
  otherLanguages,
  type Language,
} from "./languages";

/** The path of a route in a language: `("/about/", "ar")` is `/ar/about/`. */
export function localizePath(route: string, language: Language): string {
  return `${languages[language].pathPrefix}${route}`;
}

/** The language of a path, by its first segment; the default language where none matches. */
export function languageOfPath(path: string): Language {
  const match = languageCodes.find((code) => {
    const prefix = languages[code].pathPrefix;
    return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
  });
  return match ?? defaultLanguage;
}

/** The route of a path: `/ar/about/` is `/about/`. */
export function routeOfPath(path: string): string {
  const { pathPrefix } = languages[languageOfPath(path)];
  return path.slice(pathPrefix.length) || "/";
}

/** The same page in another language. */
export function switchLanguage(path: string, language: Language): string {
  return localizePath(routeOfPath(path), language);
}

/** The path of the web manifest of a language. */
export function manifestPath(language: Language): string {
  return localizePath("/manifest.webmanifest", language);
}

export interface Alternate {
  hrefLang: string;
  href: string;
}

/**
 * The reciprocal alternates of a page for `<link rel="alternate" hreflang>` and the sitemap:
 * one per language, and x-default for the default language.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternates(route: string, siteUrl: string): Alternate[] {
  const translations = languageCodes.map((code) => ({
    hrefLang: languages[code].hrefLang,
    href: absoluteUrl(localizePath(route, code), siteUrl),
  }));
  const fallback = absoluteUrl(localizePath(route, defaultLanguage), siteUrl);
  return [...translations, { hrefLang: "x-default", href: fallback }];
}

/** Lists the `?lang=` addresses that lead from a page to its other languages, like `/about/?lang=ar`. */
export function languageAliases(path: string, siteUrl: string): string[] {
  return otherLanguages(languageOfPath(path)).map(
    (code) => `${absoluteUrl(path, siteUrl)}?lang=${code}`,
  );
}

/** An absolute address; `siteUrl` has no trailing slash, and may hold a deployment's path prefix. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return `${siteUrl}${path}`;
}
