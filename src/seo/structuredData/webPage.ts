import type { BreadcrumbList, WebPage } from "schema-dts";
import { languages } from "../../i18n/languages";
import type { PageFacts, SiteFacts } from "./facts";
import { entryId, organizationId, urlOf, websiteId } from "./ids";

/** Routes with a more specific schema.org type. */
const pageTypes: Readonly<Record<string, "AboutPage" | "ContactPage">> = {
  "/about/": "AboutPage",
  "/contact/": "ContactPage",
};

/** The pages above a page, from the top, as its breadcrumbs show them, and the page itself. */
function crumbsOf({ route, title, above = [] }: PageFacts, { words }: SiteFacts) {
  if (title === undefined) return [];
  return [{ name: words.home, route: "/" }, ...above, { name: title, route }];
}

const breadcrumbId = (page: PageFacts, site: SiteFacts) => `${urlOf(page.route, site)}#breadcrumb`;

/** The breadcrumbs of a page; none on the home page. */
export function breadcrumbs(page: PageFacts, site: SiteFacts): BreadcrumbList[] {
  const crumbs = crumbsOf(page, site);
  if (crumbs.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": breadcrumbId(page, site),
      itemListElement: crumbs.map(({ name, route }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: urlOf(route, site),
      })),
    },
  ];
}

/** The WebPage node of a page. */
export function webPage(page: PageFacts, site: SiteFacts): WebPage {
  const url = urlOf(page.route, site);
  const subject = page.entry ? entryId(page.entry, site) : organizationId(site);
  return {
    "@type": page.entries ? "CollectionPage" : (pageTypes[page.route] ?? "WebPage"),
    "@id": `${url}#webpage`,
    url,
    name: page.seo.title,
    description: page.seo.description,
    inLanguage: languages[site.language].hrefLang,
    isPartOf: { "@id": websiteId(site) },
    about: { "@id": subject },
    ...(page.title === undefined ? {} : { breadcrumb: { "@id": breadcrumbId(page, site) } }),
  };
}
