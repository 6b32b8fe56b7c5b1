import type { CreatePageArgs } from "gatsby";
import { defaultLanguage, languages } from "../../i18n/languages";
import { languageOfPath } from "../../i18n/paths";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "notFoundPath", packageName: "gatsby-plugin-react-i18next" };

/**
 * Makes a language's not-found page answer for the paths of its language. gatsby-plugin-react-i18next
 * 3.0.1 prefixes its matchPath twice (`/ar/ar/*`), with which Gatsby rewrites the address where a host
 * serves /ar/404.html for an unknown path. Remove when the plugin prefixes it once.
 * @throws if the plugin gives the page any other matchPath
 */
export function correctNotFoundPath({ page, actions }: CreatePageArgs): void {
  const language = languageOfPath(page.path);
  const isNotFound = /\/404(\.html)?\/?$/.test(page.path);
  if (language === defaultLanguage || !isNotFound || !page.matchPath) return;
  const { pathPrefix } = languages[language];
  const matchPath = `${pathPrefix}/*`;
  // Gatsby calls the hook for the corrected page, too.
  if (page.matchPath === matchPath && page.context?.isCorrected === true) return;
  const doubled = `${pathPrefix}${matchPath}`;
  assertPatchApplies(page.matchPath === doubled, patch, `the matchPath ${doubled} of ${page.path}`);
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath, context: { ...page.context, isCorrected: true } });
}
