import type { CreatePageArgs } from "gatsby";
import { languageOfPath } from "../i18n/paths";
import { defaultLanguage, languages } from "../i18n/languages";

/**
 * gatsby-plugin-react-i18next 3.0.1 gives a language's not-found page the matchPath `/ar/ar/*`
 * (its prefix twice), with which a host that serves /ar/404.html for an unknown path makes Gatsby
 * rewrite the URL. The page is made again with `/ar/*`.
 */
export function correctNotFoundPage({ page, actions }: CreatePageArgs): void {
  const language = languageOfPath(page.path);
  if (language === defaultLanguage) return;
  const matchPath = `${languages[language].pathPrefix}/*`;
  const isNotFound = /\/404(\.html)?\/?$/.test(page.path);
  if (!isNotFound || !page.matchPath || page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
}
