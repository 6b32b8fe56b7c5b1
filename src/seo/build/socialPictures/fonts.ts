/**
 * The fonts of the social preview images. The text renderer (Pango, by way of sharp) reads TTF
 * files only, and where it does not find a family it silently takes another one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { decompress } from "wawoff2";
import type { Font } from "../../../i18n/fontOf";
import { digest } from "../../../hosting/build/files";

const packages = "node_modules/@fontsource-variable";

/** Cairo comes in a file per script; together they set Arabic with Latin names in it. */
const filesOf = {
  cairo: [
    `${packages}/cairo/files/cairo-arabic-wght-normal.woff2`,
    `${packages}/cairo/files/cairo-latin-wght-normal.woff2`,
  ],
  figtree: [`${packages}/figtree/files/figtree-latin-wght-normal.woff2`],
} as const satisfies Record<Font, readonly string[]>;
const files = Object.values(filesOf).flat();

/** The family by the name that is written in its files: Figtree's ends in its lightest weight. */
export const families = {
  figtree: "Figtree Light",
  cairo: "Cairo",
} as const satisfies Record<Font, string>;

export interface Fonts {
  /** Of the font files: another one when a font changes. */
  digest: string;
  /** The font files as TTF. */
  paths: string[];
}

/** Draws a word in a family; a font file is known to the renderer once it was named with a text. */
async function widthOf(word: string, family: string, fontfile?: string): Promise<number> {
  const text = `<span font_family="${family}" size="100pt">${word}</span>`;
  const options = { text, dpi: 72, ...(fontfile === undefined ? {} : { fontfile }) };
  const { info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  return info.width;
}

let prepared: Promise<Fonts> | undefined;

/**
 * Makes the fonts known to the renderer, as files in `.cache` below the root; once per process.
 * Rejects when a font package is not installed or the renderer does not take the fonts.
 */
export function prepareFonts(root: string): Promise<Fonts> {
  prepared ??= prepare(root);
  return prepared;
}

async function prepare(root: string): Promise<Fonts> {
  const sources = await Promise.all(files.map((file) => readFile(join(root, file))));
  const folder = join(root, ".cache/social-fonts");
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const [index, source] of sources.entries()) {
    const path = join(folder, `${basename(files[index] ?? "", ".woff2")}.ttf`);
    await writeFile(path, await decompress(source));
    await widthOf("A", "sans", path);
    paths.push(path);
  }
  // Two families that the renderer does not know come out in the same third one.
  const widths = await Promise.all(
    Object.values(families).map((family) => widthOf("Commerce", family)),
  );
  if (new Set(widths).size < widths.length) {
    throw new Error(`The text renderer does not take the fonts in ${folder}`);
  }
  return { digest: digest(...sources).slice(0, 20), paths };
}
