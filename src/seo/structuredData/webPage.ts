import type { BreadcrumbList, WebPage } from "schema-dts";
import { languages } from "../../i18n/languages";
import type { PageFacts, SiteFacts } from "./facts";
import { organizationId, urlOf, websiteId } from "./ids";

/** Pages that schema.org has a kind for. */
const kinds: Readonly<Record<string, "AboutPage" | "ContactPage">> = {
  "/about/": "AboutPage",
  "/contact/": "ContactPage",
};

/** The pages above a page, from the top, as its breadcrumbs show them, and the page itself. */
export function trailOf({ route, title }: PageFacts, { words }: SiteFacts) {
  if (title === undefined) return [];
  const inServices = route.startsWith("/services/") && route !== "/services/";
  return [
    { name: words.home, route: "/" },
    ...(inServices ? [{ name: words.services, route: "/services/" }] : []),
    { name: title, route },
  ];
}

const breadcrumbId = (page: PageFacts, site: SiteFacts) => `${urlOf(page.route, site)}#breadcrumb`;

/** The breadcrumbs of a page; none on the home page. */
export function breadcrumbs(page: PageFacts, site: SiteFacts): BreadcrumbList[] {
  const trail = trailOf(page, site);
  if (trail.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": breadcrumbId(page, site),
      itemListElement: trail.map(({ name, route }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: urlOf(route, site),
      })),
    },
  ];
}

/** The page itself: of what kind, in which language, a part of what, about what. */
export function webPage(page: PageFacts, site: SiteFacts): WebPage {
  const url = urlOf(page.route, site);
  const subject = page.service ? `${url}#service` : organizationId(site);
  return {
    "@type": page.services ? "CollectionPage" : (kinds[page.route] ?? "WebPage"),
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
