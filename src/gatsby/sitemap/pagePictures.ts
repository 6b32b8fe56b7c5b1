import { parse } from "parse5";
import { attributeOf, elementsOf, shownElementsOf, type HtmlElement } from "../html";

/**
 * The addresses of the pictures in the main part of a page, each once: those a visitor sees there,
 * in the size that the `src` attribute names.
 * @param elements all of the page
 */
export function shownPictures(elements: Iterable<HtmlElement>, pageUrl: string): string[] {
  const main = [...elements].find(({ tagName }) => tagName === "main");
  const sources = (main ? [...shownElementsOf(main)] : [])
    .filter(({ tagName }) => tagName === "img")
    .map((image) => attributeOf(image, "src"))
    .filter((source) => source !== undefined && !source.startsWith("data:"));
  return [...new Set(sources.map((source) => new URL(source ?? "", pageUrl).href))];
}

/** Those of a finished page. */
export function pagePictures(html: string, pageUrl: string): string[] {
  return shownPictures(elementsOf(parse(html)), pageUrl);
}
