import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { requireTarget } from "./requireTarget";

const patch = { name: "carouselVariables", of: "@mantine/carousel" };

/** By what name the carousel imports the component that writes the style element. */
const request = "./CarouselVariables/CarouselVariables.mjs";

/**
 * Keeps the carousel from writing a style element to say that its slides have its own width and no
 * gap: the policy of the pages refuses the element, and its style sheet says so by default. It can go
 * when the carousel sets these variables in a `style` attribute, as Mantine's other components do.
 * @returns what to replace in the browser's bundle, and by which module
 * @throws if the carousel imports no such component
 */
export function carouselVariables(): [request: RegExp, replacement: string] {
  const carousel = readFileSync(resolve("node_modules/@mantine/carousel/esm/Carousel.mjs"), "utf8");
  requireTarget(carousel.includes(`"${request}"`), patch, `the import of ${request}`);
  return [
    /^\.\/CarouselVariables\/CarouselVariables\.mjs$/,
    resolve("src/gatsby/patches/noCarouselVariables.ts"),
  ];
}
