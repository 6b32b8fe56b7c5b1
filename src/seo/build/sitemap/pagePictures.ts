import { attributeOf, shownElementsOf, type HtmlElement } from "../../../hosting/build/html";

/**
 * The `src` of the pictures in the main part of a page, each once: those a visitor sees there.
 * @param elements all of the page
 */
export function shownSources(elements: Iterable<HtmlElement>): string[] {
  const main = [...elements].find(({ tagName }) => tagName === "main");
  const sources = (main ? [...shownElementsOf(main)] : [])
    .filter(({ tagName }) => tagName === "img")
    .map((image) => attributeOf(image, "src") ?? "")
    .filter((source) => source !== "" && !source.startsWith("data:"));
  return [...new Set(sources)];
}

/** The full addresses of such pictures on a page with this address. */
export const pictureAddresses = (sources: readonly string[], pageUrl: string): string[] => [
  ...new Set(sources.map((source) => new URL(source, pageUrl).href)),
];
