import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "carouselVariables", packageName: "@mantine/carousel" };

/** By what name the carousel imports the component that writes the style element. */
const request = "./CarouselVariables/CarouselVariables.mjs";

/**
 * Keeps the carousel from writing a style element, which only says what its style sheet says by
 * default: the slides are as wide as the carousel, without a gap. The policy of the pages refuses the
 * element. Remove when the carousel sets these variables in a `style` attribute, as Mantine's other
 * components do.
 * @returns what to replace in the browser's bundle, and by which module
 * @throws if the carousel imports no such component
 */
export function carouselVariables(): [request: RegExp, replacement: string] {
  const carousel = readFileSync(resolve("node_modules/@mantine/carousel/esm/Carousel.mjs"), "utf8");
  assertPatchApplies(carousel.includes(`"${request}"`), patch, `the import of ${request}`);
  return [
    /^\.\/CarouselVariables\/CarouselVariables\.mjs$/,
    resolve("src/gatsby/patches/noCarouselVariables.ts"),
  ];
}
