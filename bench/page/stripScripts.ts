import { parse } from "parse5";
import {
  applyEdits,
  attributeOf,
  elementsOf,
  type HtmlElement,
} from "../../src/hosting/build/html";

/** Loads or hints at a script; structured data is no script and stays. */
function concernsScripts(element: HtmlElement): boolean {
  if (element.tagName === "script") return attributeOf(element, "type") !== "application/ld+json";
  if (element.tagName !== "link") return false;
  const rel = attributeOf(element, "rel") ?? "";
  if (rel === "modulepreload" || rel === "prefetch") return true;
  return rel === "preload" && ["script", "fetch"].includes(attributeOf(element, "as") ?? "");
}

/** A page without its scripts, inline ones included, and without hints to load any. */
export function stripScripts(html: string): string {
  const edits = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))]
    .filter(concernsScripts)
    .flatMap(({ sourceCodeLocation: place }) =>
      place ? [{ start: place.startOffset, end: place.endOffset, text: "" }] : [],
    );
  return applyEdits(html, edits);
}
