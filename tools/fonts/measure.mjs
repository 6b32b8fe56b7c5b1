/**
 * Measures how wide a font sets ordinary text.
 * Use: node tools/fonts/measure.mjs <font file> <latin|arabic>
 */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { create } from "fontkit";
import { samples } from "./faces.mjs";

/**
 * The mean advance width of a sample's letters, shaped, in em.
 *
 * @param {import("fontkit").Font} font at the weight to measure
 * @param {keyof typeof samples} sample
 * @throws when the font lacks a character of the sample, because the mean would mean nothing
 */
export function meanAdvance(font, sample) {
  // The files of a family share out spaces and punctuation, so letters alone are compared.
  const words = samples[sample].match(/\p{L}+/gu) ?? [];
  const text = words.join("");
  const missing = Array.from(text).filter((c) => !font.hasGlyphForCodePoint(c.codePointAt(0)));
  if (missing.length > 0) throw new Error(`${font.fullName} lacks ${missing.join(" ")}`);
  const width = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
  return width / font.unitsPerEm / text.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [file, sample] = process.argv.slice(2);
  if (file === undefined || !(sample in samples)) {
    throw new Error("Use: node tools/fonts/measure.mjs <font file> <latin|arabic>");
  }
  console.log(meanAdvance(create(await readFile(file)), sample).toFixed(4));
}
