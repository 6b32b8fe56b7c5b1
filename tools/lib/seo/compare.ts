/** Reading structured data and the page that it is about side by side. */
import { attributeOf, elementsOf, type HtmlElement } from "../../../src/gatsby/html";
import { select, type Page } from "./site";
import { plain, textOf } from "./text";
import type { DataNode } from "./vocabulary";

/** The nodes that a property holds: several, one or none. */
export const nodesIn = (value: unknown) =>
  (value === undefined ? [] : [value].flat()) as DataNode[];

/** The words that a property holds; none where it holds something else. */
export const words = (value: unknown) => (typeof value === "string" ? plain(value) : "");

/** The elements of a kind inside another. */
export const inside = (element: HtmlElement, tagName: string) =>
  [...elementsOf(element)].filter((candidate) => candidate.tagName === tagName);

/** The main part of a page, if it has one. */
export const mainOf = (page: Page) => select(page, "main").slice(0, 1);

/** What can be read in elements. */
export const textIn = (elements: readonly HtmlElement[]) =>
  elements.map(textOf).map(plain).join(" ");

/** Where links lead, as absolute addresses. */
export const targetsOf = (page: Page, links: readonly HtmlElement[]) =>
  links.map((link) => new URL(attributeOf(link, "href") ?? "", page.url).href);

/** A fault, where two lists are not the same. */
export const differ = (what: string, marked: readonly string[], shown: readonly string[]) =>
  marked.join("\n") === shown.join("\n")
    ? []
    : [`marks up ${what} "${marked.join(" / ")}" and shows "${shown.join(" / ")}"`];
