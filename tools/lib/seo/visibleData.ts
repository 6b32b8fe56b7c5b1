/** Structured data beside the page that it is about: what is marked up is what is visible. */
import { languages } from "../../../src/i18n/languages";
import { listPageOf } from "../../../src/i18n/listPages";
import { routeOfPath } from "../../../src/i18n/paths";
import { differ, inside, mainOf, nodesIn, targetsOf, words } from "./compare";
import { isOf } from "./dataOf";
import { titleOf } from "./rules/texts";
import { meta, single, type Page } from "./site";
import { plain, textOf } from "./text";
import { companyFaults } from "./visibleCompany";
import { serviceFaults } from "./visibleService";
import type { DataNode } from "./vocabulary";

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
    .flatMap((question) => [
      words(question.name),
      words(nodesIn(question.acceptedAnswer)[0]?.text),
    ]);
  return differ("the questions", marked, shown);
}

function trailFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const [nav] = mainOf(page).flatMap((main) => inside(main, "nav"));
  const items = nav ? inside(nav, "li") : [];
  const links = nav ? targetsOf(page, inside(nav, "a")) : [];
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

/** The services that a page of their list links to in its main part, each once. */
function listedServices(page: Page): string[] {
  const list = page.url.replace(/page\/\d+\/$/, "");
  const targets = mainOf(page).flatMap((main) => targetsOf(page, inside(main, "a")));
  return [...new Set(targets)].filter((url) => {
    const below = url.startsWith(list) ? url.slice(list.length) : "";
    return /\w\/$/.test(below) && listPageOf(`/services/${below}`) === undefined;
  });
}

function listFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const listed = nodes
    .filter((node) => isOf(node, "ItemList"))
    .flatMap((list) => nodesIn(list.itemListElement).map(({ url }) => words(url)));
  const lists = listPageOf(routeOfPath(page.path)) !== undefined;
  return lists || listed.length > 0 ? differ("the list", listed, listedServices(page)) : [];
}

function pageFaults(page: Page, nodes: readonly DataNode[]): string[] {
  const canonical = single(page, "link", { rel: "canonical" }, "href");
  const own = nodes.filter((node) => node["@id"] === `${page.url}#webpage`);
  if (own.length !== 1) return [`is described ${own.length} times in its structured data`];
  return own.flatMap(({ url, inLanguage, name, description }) => [
    ...(url === canonical ? [] : [`says in its structured data that it is at ${words(url)}`]),
    ...(words(name) !== "" && titleOf(page)?.startsWith(words(name))
      ? []
      : [`calls itself "${words(name)}" in its structured data`]),
    ...(meta(page, "description") === description
      ? []
      : [`describes itself as "${words(description)}" in its structured data`]),
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
