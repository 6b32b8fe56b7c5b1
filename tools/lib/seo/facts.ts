/** How a page shows what its structured data holds. */
import { formatPrice } from "../../../src/i18n/formats";
import type { Language } from "../../../src/i18n/languages";
import { countryName, currencyName } from "../../../src/i18n/names";
import { dayRuns, formatTime } from "../../../src/i18n/openingHours";

export type DataNode = Record<string, unknown>;

/** What describes the data, and nothing that a visitor could read. */
export const unseenKeys: ReadonlySet<string> = new Set([
  ...["@type", "@id", "inLanguage", "availableLanguage", "contactType", "identifier"],
  "propertyID",
  ...["position", "numberOfItems", "priceCurrency", "query-input", "width", "height"],
]);

/** What holds an address of the site. */
export const addressKeys: ReadonlySet<string> = new Set(["url", "item", "urlTemplate"]);

/** What holds addresses of others, to which the page links. */
export const linkKeys: ReadonlySet<string> = new Set(["sameAs", "hasMap"]);

const inHeader = ["Offer", "PriceSpecification", "UnitPriceSpecification"];
const onPage = ["Organization", "WebSite", "ContactPoint", "PostalAddress"];

/** Where a page shows what a node holds: a price beside the heading, the company also in the footer. */
export function placeOf(types: readonly string[]): "header" | "main" | "body" {
  if (types.some((type) => inHeader.includes(type))) return "header";
  return types.some((type) => onPage.includes(type)) ? "body" : "main";
}

type Show = (values: readonly string[], node: DataNode, language: Language) => string[];

const asItIs: Show = (values) => [...values];
const price: Show = (values, node, language) =>
  values.map((amount) =>
    formatPrice({ amount: Number(amount), currency: String(node.priceCurrency) }, language),
  );
const time: Show = (values, _, language) => values.map((value) => formatTime(value, language));

const shows: Readonly<Record<string, Show>> = {
  name: asItIs,
  description: asItIs,
  text: asItIs,
  serviceType: asItIs,
  unitText: asItIs,
  email: asItIs,
  telephone: asItIs,
  jobTitle: asItIs,
  taxID: asItIs,
  value: asItIs,
  foundingDate: asItIs,
  addressLocality: asItIs,
  addressCountry: (values, _, language) => values.map((code) => countryName(code, language)),
  currenciesAccepted: ([list = ""], _, language) =>
    list.split(", ").map((code) => currencyName(code, language)),
  dayOfWeek: (values, _, language) =>
    dayRuns(
      values.map((day) => day.replace("https://schema.org/", "")),
      language,
    ).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])),
  opens: time,
  closes: time,
  price,
  minPrice: price,
};

/** The words that a page shows of a property's values; undefined where no rule says how. */
export const wordsShown = (key: string, ...of: Parameters<Show>): string[] | undefined =>
  shows[key]?.(...of);
