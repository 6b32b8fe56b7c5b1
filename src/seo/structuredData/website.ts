import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { languageCodes, languages } from "../../i18n/languages";
import type { SiteFacts } from "./facts";
import { homeUrl, organizationId, urlOf, websiteId } from "./ids";

/**
 * The website, and on the home page, where engines look for it, how it is searched. Source of the
 * form of `query-input`: https://schema.org/docs/actions.html
 */
export function website(site: SiteFacts, route: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${urlOf("/services/", site)}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": websiteId(site),
    url: homeUrl(site),
    name: site.company.name,
    inLanguage: languageCodes.map((code) => languages[code].hrefLang),
    publisher: { "@id": organizationId(site) },
    ...(route === "/" && { potentialAction: search }),
  };
}
