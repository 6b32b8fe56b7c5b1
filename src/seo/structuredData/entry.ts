import type { Article, ItemList, Service } from "schema-dts";
import type { EntryFacts, SiteFacts } from "./facts";
import { entryId, organizationId, urlOf } from "./ids";

/**
 * The price as the page shows it: the least one pays, and for what where the page says so.
 * `price` is what Google reads, `minPrice` says that it is the lowest.
 */
function offer(url: string, price: NonNullable<EntryFacts["price"]>, site: SiteFacts) {
  const { amount, currency, unit } = price;
  const unitText = site.words.units[unit];
  return {
    "@type": "Offer",
    url,
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      ...(unitText === undefined
        ? { "@type": "PriceSpecification" as const }
        : { "@type": "UnitPriceSpecification" as const, unitText }),
      price: amount,
      minPrice: amount,
      priceCurrency: currency,
    },
  } as const;
}

/** The entry of a collection that a page describes. */
export function entry(facts: EntryFacts, site: SiteFacts): Service | Article {
  const { kind, title, description, price } = facts;
  const url = urlOf(facts.path, site);
  const common = {
    "@id": entryId(facts, site),
    name: title,
    description,
    url,
    provider: { "@id": organizationId(site) },
  };
  if (kind !== "Service") return { "@type": kind, ...common };
  const offers = price && { offers: offer(url, price, site) };
  return { "@type": kind, ...common, serviceType: title, ...offers };
}

/** The entries that a page lists, in the order they are shown in. */
export function entryList(
  route: string,
  entries: readonly EntryFacts[],
  site: SiteFacts,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${urlOf(route, site)}#list`,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: urlOf(path, site),
    })),
  };
}
