/** What the structured data of each page has to tell, whatever else it does. */
import { languages } from "../../../src/i18n/languages";
import { listPageOf } from "../../../src/i18n/listPages";
import { localizePath, routeOfPath } from "../../../src/i18n/paths";
import { nodesIn } from "./compare";
import { isOf } from "./dataOf";
import type { Page } from "./site";
import type { DataNode } from "./vocabulary";

/** Which kind of page stands at a route; the others are a WebPage. */
const pageKinds: Readonly<Record<string, string>> = {
  "/about/": "AboutPage",
  "/contact/": "ContactPage",
};

/** What the company's own pages tell of it. */
const companyFields: Readonly<Record<string, readonly string[]>> = {
  "/about/": [
    "logo",
    "address",
    "contactPoint",
    "areaServed",
    "foundingDate",
    "currenciesAccepted",
    "sameAs",
  ],
  "/contact/": ["email", "telephone", "address", "openingHoursSpecification"],
};

const without = (what: string) => `has no ${what} in its structured data`;

function kindFaults(page: Page, route: string, nodes: readonly DataNode[]): string[] {
  const kind = listPageOf(route) ? "CollectionPage" : (pageKinds[route] ?? "WebPage");
  const own = nodes.find((node) => node["@id"] === `${page.url}#webpage`);
  const said = [own?.["@type"]].flat().join();
  return said === kind ? [] : [`is of the kind ${kind} and its structured data says "${said}"`];
}

/** A page that has breadcrumbs names them as its own. */
function breadcrumbFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const own = nodes.find((node) => node["@id"] === `${page.url}#webpage`);
  const named = nodesIn(own?.breadcrumb).map((node) => node["@id"]);
  const there = nodes.filter((node) => isOf(node, "BreadcrumbList")).map((node) => node["@id"]);
  return named.join() === there.join() ? [] : ["does not name its breadcrumbs as its own"];
}

/** The website is there once, with the search of the page's language. */
function searchFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const [website, ...others] = nodes.filter((node) => isOf(node, "WebSite"));
  if (!website || others.length > 0) return [without("WebSite, or several")];
  const actions = nodesIn(website.potentialAction).filter((node) => isOf(node, "SearchAction"));
  const siteUrl = page.url.slice(0, -page.path.length);
  const expected = `${siteUrl}${localizePath("/services/", page.language)}?search={search_term_string}`;
  const targets = actions.flatMap(({ target }) => nodesIn(target).map((node) => node.urlTemplate));
  if (targets.length === 0) return [without("SearchAction")];
  return targets.includes(expected)
    ? []
    : [`is searched at ${targets.join()}, not at ${expected} (${languages[page.language].label})`];
}

function companyFaults(route: string, nodes: readonly DataNode[]): string[] {
  const [company, ...others] = nodes.filter((node) => isOf(node, "Organization"));
  if (!company || others.length > 0) return [without("Organization, or several")];
  return (companyFields[route] ?? [])
    .filter((field) => nodesIn(company[field]).length === 0)
    .map((field) => without(`${field} of the company`));
}

function subjectFaults(route: string, nodes: readonly DataNode[]): string[] {
  if (!route.startsWith("/services/")) return [];
  if (listPageOf(route)) {
    return nodes.some((node) => isOf(node, "ItemList")) ? [] : [without("ItemList")];
  }
  const services = nodes.filter((node) => isOf(node, "Service"));
  if (services.length !== 1) return [without("Service, or several")];
  const offers = services.flatMap((node) => nodesIn(node.offers));
  return offers.some((offer) => isOf(offer, "Offer")) ? [] : [without("Offer")];
}

/** Which nodes are missing, or of another kind, in the structured data of a page. */
export function missingNodes(page: Page, nodes: readonly DataNode[]): string[] {
  const route = routeOfPath(page.path);
  return [
    ...kindFaults(page, route, nodes),
    ...breadcrumbFaults(page, nodes),
    ...searchFaults(page, nodes),
    ...companyFaults(route, nodes),
    ...subjectFaults(route, nodes),
  ];
}
