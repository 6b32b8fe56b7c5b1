import type { Thing } from "schema-dts";
import { entry, entryList } from "./entry";
import type { PageFacts, SiteFacts } from "./facts";
import { organization, type LocalOrganization } from "./organization";
import { breadcrumbs, webPage } from "./webPage";
import { website } from "./website";

/** The structured data of a page: nodes that name each other by their ids. */
export interface PageGraph {
  "@context": "https://schema.org";
  "@graph": readonly (Thing | LocalOrganization)[];
}

/**
 * What a page says to machines (https://schema.org/, as JSON-LD): nothing that it does not show. Its
 * questions are marked up where they stand: `QuestionList`.
 */
export function structuredData(page: PageFacts, site: SiteFacts): PageGraph {
  const { route, entries } = page;
  const graph = [
    webPage(page, site),
    ...breadcrumbs(page, site),
    ...(page.entry ? [entry(page.entry, site)] : []),
    ...(entries ? [entryList(route, entries, site)] : []),
    website(site, route),
    organization(site, route),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

/**
 * Structured data as the text of a script element. A `<` would let a text end the element, or open
 * a comment in it, so it is written as JSON's own escape for it.
 * Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function scriptText(data: PageGraph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
