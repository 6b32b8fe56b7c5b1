/**
 * What Google asks for, or asked for as long as it did, before it shows a result in a richer form, by
 * type. It has none for a service, and has ended those for questions and for the search of a site;
 * other readers of the data still go by the same fields.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
import type { DataNode } from "./vocabulary";

const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ContactPoint: ["telephone", "contactType"],
  FAQPage: ["mainEntity"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name"],
  LocalBusiness: ["name", "address"],
  Offer: ["price", "priceCurrency"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Organization: ["name", "url", "logo"],
  PostalAddress: ["addressCountry"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  Service: ["name", "provider"],
  WebSite: ["name", "url"],
};

const isEmpty = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The fields that are missing or empty in a node and in those inside it. */
export function missingFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingFields);
  if (typeof value !== "object" || value === null) return [];
  const node = value as DataNode;
  const types = [node["@type"]].flat().filter((type) => typeof type === "string");
  const missing = types.flatMap((type) =>
    (required[type] ?? [])
      .filter((field) => isEmpty(node[field]))
      .map((field) => `${type} has no ${field}`),
  );
  // A place in a list names its target in one of two ways.
  const lost = types.includes("ListItem") && isEmpty(node.item) && isEmpty(node.url);
  return [
    ...missing,
    ...(lost ? ["ListItem has no item or url"] : []),
    ...Object.values(node).flatMap(missingFields),
  ];
}
