/** What structured data tells of a service beside the page that it stands in. */
import { formatPrice } from "../../../src/i18n/formats";
import { differ, mainOf, nodesIn, textIn, words } from "./compare";
import { isOf } from "./dataOf";
import { select, type Page } from "./site";
import { plain } from "./text";
import type { DataNode } from "./vocabulary";

/** What may be told of a service; whatever else there is, no page shows. */
const fields: Readonly<Record<string, readonly string[]>> = {
  Service: ["@id", "name", "serviceType", "description", "url", "provider", "offers"],
  Offer: ["url", "price", "priceCurrency", "priceSpecification"],
  PriceSpecification: ["price", "minPrice", "priceCurrency"],
  UnitPriceSpecification: ["price", "minPrice", "priceCurrency", "unitText"],
};

const hiddenFields = (node: DataNode) =>
  Object.keys(node)
    .filter((field) => field !== "@type" && !fields[words(node["@type"])]?.includes(field))
    .map((field) => `marks up ${field} of the ${words(node["@type"])}, which no page shows`);

/** The words above the fold of a page: its heading and what stands beside it. */
function headerOf(page: Page): string {
  const [heading] = select(page, "h1");
  const parent = heading?.parentNode;
  return parent && "tagName" in parent ? textIn([parent]) : "";
}

/** Whether a text holds a price, and not as the beginning or the end of another. */
function holdsPrice(text: string, price: string): boolean {
  const literal = price.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,])${literal}(?![.,]?\\d)`).test(text);
}

function offerFaults(page: Page, offer: DataNode): string[] {
  const specifications = nodesIn(offer.priceSpecification);
  const header = headerOf(page);
  const prices = [offer, ...specifications].flatMap(({ price, minPrice, priceCurrency }) =>
    [price, minPrice]
      .filter((amount) => amount !== undefined && words(priceCurrency) !== "")
      .map((amount) =>
        plain(
          formatPrice({ amount: Number(amount), currency: words(priceCurrency) }, page.language),
        ),
      ),
  );
  const units = specifications.map(({ unitText }) => words(unitText));
  return [
    ...[offer, ...specifications].flatMap(hiddenFields),
    ...[...new Set(prices)]
      .filter((price) => !holdsPrice(header, price))
      .map((price) => `marks up the price ${price} and does not show it at its head`),
    ...units
      .filter((unit) => !header.includes(unit))
      .map((unit) => `marks up a price by the ${unit} and does not say so`),
  ];
}

/** Where the service and its offer, in a page's structured data, say anything else than the page. */
export function serviceFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const heading = textIn(select(page, "h1"));
  return nodes
    .filter((node) => isOf(node, "Service"))
    .flatMap((service) => [
      ...hiddenFields(service),
      ...differ("the service", [words(service.name)], [heading]),
      ...differ("the kind of service", [words(service.serviceType)], [heading]),
      ...nodesIn(service.offers).flatMap((offer) => offerFaults(page, offer)),
      ...(textIn(mainOf(page)).includes(words(service.description))
        ? []
        : ["marks up a description of the service that it does not show"]),
    ]);
}
