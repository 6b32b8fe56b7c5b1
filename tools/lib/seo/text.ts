/** The words of a page. */
import {
  attributeOf,
  isConcealed,
  type HtmlElement,
  type HtmlNode,
} from "../../../src/hosting/build/html";

const silent = new Set(["script", "style", "template", "noscript"]);

/** Letters that only order the text (bidirectional isolates and marks) and runs of white space. */
export function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text of a node, as it is seen and read aloud: without what is hidden from either. */
export function textOf(node: HtmlNode): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && (silent.has(node.tagName) || isConcealed(node))) return "";
  const children = "childNodes" in node ? node.childNodes : [];
  return children.map(textOf).join("");
}

const wordAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Every piece of text inside an element that is in the element's own language. */
export function* ownTexts(element: HtmlElement, language: string): Generator<string> {
  if (silent.has(element.tagName)) return;
  const own = attributeOf(element, "lang");
  if (own !== undefined && own !== language) return;
  // Set apart on purpose, as addresses and numbers are.
  if (element.tagName === "bdi") return;
  for (const name of wordAttributes) {
    const value = attributeOf(element, name);
    if (value !== undefined) yield value;
  }
  for (const child of element.childNodes) {
    if ("tagName" in child) yield* ownTexts(child, language);
    else if ("value" in child) yield child.value;
  }
}
