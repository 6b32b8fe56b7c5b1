/** Every page is described by one graph, and what is marked up can be read on the page. */
import {
  collectionNames,
  collectionOf,
  collectionRoute,
} from "../../../../src/content/collections";
import { attributeOf, elementsOf, type HtmlElement } from "../../../../src/hosting/build/html";
import { languages } from "../../../../src/i18n/languages";
import { routeOfPath } from "../../../../src/i18n/paths";
import { addressKeys, linkKeys, placeOf, unseenKeys, wordsShown, type DataNode } from "../facts";
import { meta, select, type SeoIssue, type ParsedPage, type Site } from "../site";
import { plain, textOf } from "../text";
import { pictureIssues } from "./pictures";
import { titleText } from "./texts";

/** Throws when a page has not exactly one graph. */
function graphOf(page: ParsedPage): DataNode[] {
  const [script, ...others] = select(page, "script", { type: "application/ld+json" });
  if (!script || others.length > 0) throw new Error("are none or several");
  const text = script.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  const data = JSON.parse(text) as { "@context"?: unknown; "@graph"?: DataNode[] };
  if (data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"]))
    throw new Error("are no graph of schema.org");
  return data["@graph"];
}

/** A node and all nodes inside it. */
function* nodesIn(value: unknown): Generator<DataNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  yield value as DataNode;
  for (const item of Object.values(value)) yield* nodesIn(item);
}

const typesOf = (node: DataNode) => [node["@type"]].flat() as string[];

/** What describes the subject of a page of a collection: its list, or an entry with its price. */
function subjectTypes(route: string): string[] {
  const name = collectionNames.find((known) => route.startsWith(collectionRoute(known)));
  if (name === undefined) return [];
  if (route === collectionRoute(name)) return ["ItemList"];
  const { kind, schema } = collectionOf(name);
  return [kind, ...("price" in schema.shape ? ["Offer"] : [])];
}

function* missing(page: ParsedPage, nodes: readonly DataNode[]): Generator<string> {
  const route = routeOfPath(page.path);
  const needed = [
    ...["WebSite", "Organization"],
    ...(route === "/" ? ["SearchAction"] : ["BreadcrumbList"]),
    ...subjectTypes(route),
  ];
  for (const type of needed) {
    const { length } = nodes.filter((node) => typesOf(node).includes(type));
    if (length !== 1) yield `has ${length} nodes of the type ${type}`;
  }
}

function* pageNodeIssues(page: ParsedPage, nodes: readonly DataNode[]): Generator<string> {
  const own = nodes.find((node) => node["@id"] === `${page.url}#webpage`);
  const title = titleText(page);
  if (own?.url !== page.url) yield `is described at ${String(own?.url)}`;
  if (typeof own?.name !== "string" || !title?.startsWith(own.name))
    yield `is called "${String(own?.name)}" and its title is "${title ?? ""}"`;
  if (own?.description !== meta(page, "description"))
    yield `is described as "${String(own?.description)}"`;
  if (own?.inLanguage !== languages[page.language].hrefLang)
    yield `is marked up as ${String(own?.inLanguage)}`;
}

/** Whether a text holds words; a number at either end of them not as a part of a longer one. */
function holds(text: string, words: string): boolean {
  const wanted = plain(words);
  const literal = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^\d/.test(wanted) ? "(?<!\\d[.,]?)" : "";
  const after = /\d$/.test(wanted) ? "(?![.,]?\\d)" : "";
  return new RegExp(before + literal + after, "u").test(text);
}

function* visibleIssues(
  page: ParsedPage,
  nodes: readonly DataNode[],
  site: Site,
): Generator<string> {
  const [heading] = select(page, "h1");
  const header = heading?.parentNode as HtmlElement | undefined;
  const places = {
    header: header ? [header] : [],
    main: select(page, "main"),
    body: select(page, "body"),
  };
  const text = (elements: HtmlElement[]) => plain(elements.map(textOf).join(" "));
  const texts = { header: text(places.header), main: text(places.main), body: text(places.body) };
  const linked = places.body
    .flatMap((body) => [...elementsOf(body)])
    .flatMap((element) => attributeOf(element, "href") ?? [])
    .map((href) => new URL(href, page.url).href);
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node)) {
      const values = [value]
        .flat()
        .filter((item) => typeof item !== "object")
        .map(String);
      if (values.length === 0 || unseenKeys.has(key)) continue;
      const fact = `marks up ${key} "${values.join(", ")}"`;
      if (linkKeys.has(key)) {
        if (values.some((url) => !linked.includes(url))) yield `${fact} and does not link to it`;
      } else if (addressKeys.has(key)) {
        const url = (values[0] ?? "").replace("{search_term_string}", "x");
        const target = site.pages.get(url.replace(/[?#].*/, ""));
        if (site.fileAt(url) === undefined) yield `${fact}, where nothing is`;
        if (key === "urlTemplate" && target?.language !== page.language)
          yield `${fact}, in another language`;
        if (typesOf(node).includes("ListItem") && ![page.url, ...linked].includes(url))
          yield `${fact} and does not link to it`;
      } else {
        const shown = wordsShown(key, values, node, page.language);
        if (!shown) yield `${fact}, and the check does not know how a page shows that`;
        else if (!shown.every((words) => holds(texts[placeOf(typesOf(node))], words)))
          yield `${fact} and does not show ${shown.join(", ")}`;
      }
    }
  }
}

const logosIn = (nodes: readonly DataNode[]) =>
  nodes
    .filter((node) => typesOf(node).includes("ImageObject"))
    .map(({ url, width, height }) => [String(url), `${String(width)}x${String(height)}`] as const);

/** Questions are marked up where they stand, and all of a page's are one FAQPage. */
function* questionIssues(page: ParsedPage): Generator<string> {
  const count = (tag: string, type: string) =>
    select(page, tag, { itemtype: `https://schema.org/${type}` }).length;
  const pages = count("div", "FAQPage");
  if (pages !== Math.min(1, count("details", "Question")))
    yield `has ${pages} elements of the type FAQPage`;
}

async function reasonsOf(page: ParsedPage, site: Site): Promise<string[]> {
  const nodes = [...nodesIn(graphOf(page))];
  const others = nodes.filter((node) => node["@id"] !== `${page.url}#webpage`);
  const logos = logosIn(nodes).map(([url, size]) => pictureIssues(url, size, site));
  return [
    ...missing(page, nodes),
    ...pageNodeIssues(page, nodes),
    ...visibleIssues(page, others, site),
    ...questionIssues(page),
    ...(await Promise.all(logos)).flat(),
  ];
}

export async function* structuredDataRule(site: Site): AsyncGenerator<SeoIssue> {
  for (const page of site.pages.values()) {
    const scripts = select(page, "script", { type: "application/ld+json" });
    let reasons = scripts.length > 0 ? ["is not to be found and has structured data"] : [];
    if (page.indexable) {
      reasons = await reasonsOf(page, site).catch((error: unknown) => [
        `has structured data that ${(error as Error).message}`,
      ]);
    }
    for (const reason of new Set(reasons)) yield { page: page.url, reason };
  }
}
