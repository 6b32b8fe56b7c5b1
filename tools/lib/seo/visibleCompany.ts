/** What structured data tells of the company beside the page that it stands in. */
import { countryName, currencyName } from "../../../src/i18n/names";
import { dayRuns, formatTime } from "../../../src/i18n/openingHours";
import type { Language } from "../../../src/i18n/languages";
import { inside, mainOf, nodesIn, targetsOf, textIn, words } from "./compare";
import { isOf } from "./dataOf";
import { select, type Page } from "./site";
import { plain } from "./text";
import type { DataNode } from "./vocabulary";

/** Where a fact can be seen: anywhere on the page, in its main part, or as the target of a link. */
type Place = "page" | "main" | "links";

interface Shown {
  place: Place;
  /** What a visitor reads there, one entry each; nothing of it may be missing. */
  facts: (value: unknown, language: Language) => string[];
}

const asItIs = (value: unknown) => [value].flat().map(words);

const address = (value: unknown, language: Language) =>
  nodesIn(value).flatMap(({ addressLocality, addressCountry }) => [
    words(addressLocality),
    countryName(words(addressCountry), language),
  ]);

const hours = (value: unknown, language: Language) =>
  nodesIn(value).flatMap(({ dayOfWeek, opens, closes }) => [
    ...dayRuns(
      asItIs(dayOfWeek).map((day) => day.replace("https://schema.org/", "")),
      language,
    ).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])),
    formatTime(words(opens), language),
    formatTime(words(closes), language),
  ]);

/**
 * What may be told of the company, and how a page shows it. The logo is drawn in every header; its
 * address and the company's own are no words.
 */
const visible: Readonly<Record<string, Shown>> = {
  name: { place: "page", facts: asItIs },
  description: { place: "page", facts: asItIs },
  email: { place: "page", facts: asItIs },
  telephone: { place: "page", facts: asItIs },
  address: { place: "page", facts: address },
  contactPoint: {
    place: "page",
    facts: (value) => nodesIn(value).flatMap((node) => [words(node.email), words(node.telephone)]),
  },
  sameAs: { place: "links", facts: asItIs },
  hasMap: { place: "links", facts: asItIs },
  foundingDate: { place: "main", facts: asItIs },
  areaServed: { place: "main", facts: (value) => nodesIn(value).map(({ name }) => words(name)) },
  currenciesAccepted: {
    place: "main",
    facts: (value, language) =>
      words(value)
        .split(", ")
        .filter((code) => code !== "")
        .map((code) => currencyName(code, language)),
  },
  openingHoursSpecification: { place: "main", facts: hours },
};

const notRead = ["@type", "@id", "url", "logo"];

/** Where the company has, in a page's structured data, what the page does not show of it. */
export function companyFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const body = select(page, "body");
  const links = body.flatMap((element) => targetsOf(page, inside(element, "a")));
  const shows: Record<Place, (fact: string) => boolean> = {
    page: (fact) => textIn(body).includes(plain(fact)),
    main: (fact) => textIn(mainOf(page)).includes(plain(fact)),
    links: (fact) => links.includes(fact),
  };
  return nodes
    .filter((node) => isOf(node, "Organization"))
    .flatMap((node) => Object.entries(node))
    .filter(([field]) => !notRead.includes(field))
    .flatMap(([field, value]) => {
      const shown = visible[field];
      if (!shown) return [`marks up ${field} of the company, which no page shows`];
      return shown
        .facts(value, page.language)
        .filter((fact) => fact !== "" && !shows[shown.place](fact))
        .map((fact) => `marks up "${fact}" of the company and does not show it`);
    });
}
