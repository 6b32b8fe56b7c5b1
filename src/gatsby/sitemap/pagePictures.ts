import { parse } from "parse5";
import { attributeOf, elementsOf } from "../html";

/**
 * The addresses of the pictures in the main part of a finished page, each once: those a visitor
 * sees there, in the size that the `src` attribute names.
 */
export function pagePictures(html: string, pageUrl: string): string[] {
  const main = [...elementsOf(parse(html))].find(({ tagName }) => tagName === "main");
  const sources = (main ? [...elementsOf(main)] : [])
    .filter(({ tagName }) => tagName === "img")
    .map((image) => attributeOf(image, "src"))
    .filter((source) => source !== undefined && !source.startsWith("data:"));
  return [...new Set(sources.map((source) => new URL(source ?? "", pageUrl).href))];
}
