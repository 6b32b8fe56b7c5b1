import { defaultLanguage } from "../../i18n/languages";
import { absoluteUrl, localizePath } from "../../i18n/paths";
import type { EntryFacts, SiteFacts } from "./facts";

/** The absolute address of a route in the language of the facts. */
export function urlOf(route: string, { siteUrl, language }: SiteFacts): string {
  return absoluteUrl(localizePath(route, language), siteUrl);
}

/**
 * The company and the website are the same in every language, and so are their ids and the address
 * that stands for them.
 */
export const organizationId = ({ siteUrl }: SiteFacts) => `${siteUrl}/#organization`;
export const websiteId = ({ siteUrl }: SiteFacts) => `${siteUrl}/#website`;
export const homeUrl = ({ siteUrl }: SiteFacts) =>
  absoluteUrl(localizePath("/", defaultLanguage), siteUrl);

/** The id of what the page of an entry describes. */
export const entryId = ({ kind, path }: EntryFacts, site: SiteFacts) =>
  `${urlOf(path, site)}#${kind.toLowerCase()}`;
