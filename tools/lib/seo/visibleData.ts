/** Structured data beside the page that it is about: what is marked up is what is visible. */
import { attributeOf, elementsOf, type HtmlElement } from "../../../src/gatsby/html";
import { formatPrice } from "../../../src/i18n/formats";
import { languages } from "../../../src/i18n/languages";
import { isOf } from "./dataOf";
import { select, single, type Page } from "./site";
import { plain, textOf } from "./text";
import type { DataNode } from "./vocabulary";

const nodesIn = (value: unknown) => (Array.isArray(value) ? value : []) as DataNode[];
const nodeIn = (value: unknown) => value as DataNode | undefined;
const words = (value: unknown) => (typeof value === "string" ? plain(value) : "");
const inside = (element: HtmlElement, tagName: string) =>
  [...elementsOf(element)].filter((candidate) => candidate.tagName === tagName);
const mainOf = (page: Page) => select(page, "main").slice(0, 1);

const differ = (what: string, marked: readonly string[], shown: readonly string[]) =>
  marked.join("\n") === shown.join("\n")
    ? []
    : [`marks up ${what} "${marked.join(" / ")}" and shows "${shown.join(" / ")}"`];

/** Links as one line each: the words, and where they lead. */
const linkLines = (page: Page, links: readonly HtmlElement[]) =>
  links.map((link) => new URL(attributeOf(link, "href") ?? "", page.url).href);

function questionFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const shown = mainOf(page)
    .flatMap((main) => inside(main, "details"))
    .flatMap((details) => {
      const [summary] = inside(details, "summary");
      const question = summary ? plain(textOf(summary)) : "";
      return [question, plain(textOf(details)).slice(question.length).trim()];
    });
  const marked = nodes
    .filter((node) => isOf(node, "FAQPage"))
    .flatMap((faq) => nodesIn(faq.mainEntity))
    .flatMap((question) => [words(question.name), words(nodeIn(question.acceptedAnswer)?.text)]);
  return differ("the questions", marked, shown);
}

function trailFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const [nav] = mainOf(page).flatMap((main) => inside(main, "nav"));
  const items = nav ? inside(nav, "li") : [];
  const links = nav ? linkLines(page, inside(nav, "a")) : [];
  const marked = nodes
    .filter((node) => isOf(node, "BreadcrumbList"))
    .flatMap((list) => nodesIn(list.itemListElement));
  const targets = marked.map(({ item }) => words(item));
  const ends = targets.at(-1) === page.url || targets.length === 0;
  return [
    ...differ(
      "the breadcrumbs",
      marked.map(({ name }) => words(name)),
      items.map((item) => plain(textOf(item))),
    ),
    ...differ("the breadcrumbs' targets", targets.slice(0, -1), links),
    ...(ends ? [] : [`marks up breadcrumbs that end at ${targets.at(-1) ?? ""}`]),
  ];
}

function serviceFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const [heading] = select(page, "h1");
  const text = mainOf(page).map(textOf).map(plain).join(" ");
  return nodes
    .filter((node) => isOf(node, "Service"))
    .flatMap((service) => {
      const offer = nodeIn(service.offers) ?? {};
      const price = { amount: Number(offer.price), currency: words(offer.priceCurrency) };
      // What is missing is told of elsewhere.
      const shown = price.currency === "" ? "" : plain(formatPrice(price, page.language));
      return [
        ...differ("the service", [words(service.name)], [heading ? plain(textOf(heading)) : ""]),
        ...(text.includes(shown) ? [] : [`marks up the price ${shown} and does not show it`]),
        ...(text.includes(words(service.description))
          ? []
          : ["marks up a description of the service that it does not show"]),
      ];
    });
}

function listFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const listed = nodes
    .filter((node) => isOf(node, "ItemList"))
    .flatMap((list) => nodesIn(list.itemListElement).map(({ url }) => words(url)));
  if (listed.length === 0) return [];
  const links = mainOf(page).flatMap((main) => linkLines(page, inside(main, "a")));
  const shown = [...new Set(links)].filter((url) => listed.includes(url));
  return differ("the list", listed, shown);
}

function companyFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const text = select(page, "body").map(textOf).map(plain).join(" ");
  return nodes
    .filter((node) => isOf(node, "Organization"))
    .flatMap(({ name, email, telephone }) => [name, email, telephone])
    .map(words)
    .filter((fact) => fact !== "" && !text.includes(fact))
    .map((fact) => `marks up "${fact}" of the company and does not show it`);
}

function pageFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const canonical = single(page, "link", { rel: "canonical" }, "href");
  const own = nodes.filter((node) => node["@id"] === `${page.url}#webpage`);
  if (own.length !== 1) return [`is described ${own.length} times in its structured data`];
  return own.flatMap(({ url, inLanguage }) => [
    ...(url === canonical ? [] : [`calls itself ${words(url)} in its structured data`]),
    ...(inLanguage === languages[page.language].hrefLang
      ? []
      : [`says in its structured data that it is in ${words(inLanguage)}`]),
  ]);
}

/** Where a page's structured data says anything else than the page. */
export function visibleFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const rules = [pageFaults, questionFaults, trailFaults, serviceFaults, listFaults, companyFaults];
  return rules.flatMap((rule) => rule(page, nodes));
}
