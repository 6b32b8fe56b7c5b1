import type { ItemList, Service } from "schema-dts";
import type { ServiceFacts, SiteFacts } from "./facts";
import { organizationId, urlOf } from "./ids";

/**
 * A service with its price as the page shows it: the least one pays, and for what where
 * the page says so. `price` is what Google reads, `minPrice` says that it is the lowest.
 */
export function service(facts: ServiceFacts, site: SiteFacts): Service {
  const url = urlOf(facts.path, site);
  const { amount, currency, unit } = facts.price;
  const unitText = site.words.units[unit];
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: facts.title,
    serviceType: facts.title,
    description: facts.description,
    url,
    provider: { "@id": organizationId(site) },
    offers: {
      "@type": "Offer",
      url,
      price: amount,
      priceCurrency: currency,
      priceSpecification: {
        ...(unitText === undefined
          ? { "@type": "PriceSpecification" }
          : { "@type": "UnitPriceSpecification", unitText }),
        price: amount,
        minPrice: amount,
        priceCurrency: currency,
      },
    },
  };
}

/** The services that a page lists, in the order they are shown in. */
export function serviceList(
  route: string,
  services: readonly ServiceFacts[],
  site: SiteFacts,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${urlOf(route, site)}#services`,
    numberOfItems: services.length,
    itemListElement: services.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: urlOf(path, site),
    })),
  };
}
