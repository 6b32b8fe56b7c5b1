/** Reading finished pages as a browser does. */
import type { DefaultTreeAdapterMap } from "parse5";

export type HtmlNode = DefaultTreeAdapterMap["node"];
export type HtmlElement = DefaultTreeAdapterMap["element"];

/** A node, if it is an element, and all elements inside it, in document order. */
export function* elementsOf(node: HtmlNode): Generator<HtmlElement> {
  if ("tagName" in node) yield node;
  for (const child of "childNodes" in node ? node.childNodes : []) yield* elementsOf(child);
}

/** Whether a node is kept from some or all visitors, with what is inside it. */
export function isConcealed(node: HtmlNode): boolean {
  if (!("tagName" in node)) return false;
  const hidden = attributeOf(node, "hidden") !== undefined;
  return hidden || attributeOf(node, "aria-hidden") === "true";
}

/** The elements among them that every visitor has: neither `hidden` nor `aria-hidden`. */
export function* shownElementsOf(node: HtmlNode): Generator<HtmlElement> {
  if (isConcealed(node)) return;
  if ("tagName" in node) yield node;
  for (const child of "childNodes" in node ? node.childNodes : []) yield* shownElementsOf(child);
}

/** The value of an element's attribute; undefined where it has none. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** A change of a text: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with its edits made; they may not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}
