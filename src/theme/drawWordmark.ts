import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

export interface Wordmark {
  /** Path data of an SVG; capitals stand on the lower edge of the view box and reach the upper one. */
  path: string;
  /** Width of the view box, in thousandths of the font size. */
  width: number;
  /** Height of the view box: that of the capitals, in the same unit. */
  height: number;
}

const file = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const weight = 800;
/** Space between letters, in thousandths of the font size. */
const tracking = 40;

/**
 * Draws a name in Figtree, for a wordmark that is the same on pages whose text has another font.
 * @param root the project's folder
 * @returns undefined for a name with letters that the font lacks, such as Arabic ones
 */
export async function drawWordmark(name: string, root: string): Promise<Wordmark | undefined> {
  // fontkit sets the weight of TrueType files only.
  const ttf = await decompress(await readFile(join(root, file)));
  const font = (create(Buffer.from(ttf)) as Font).getVariation({ wght: weight });
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  if (!letters.every((letter) => font.hasGlyphForCodePoint(letter))) return undefined;
  const { glyphs, positions } = font.layout(name);
  let x = 0;
  const shapes = glyphs.map(({ path }, index) => {
    // Fonts count upwards, SVG downwards.
    const shape = path.scale(1, -1).translate(Math.round(x), font.capHeight);
    x += (positions[index]?.xAdvance ?? 0) + tracking;
    return shape.toSVG();
  });
  return {
    path: shapes.join("").replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    width: Math.round(x - tracking),
    height: font.capHeight,
  };
}
