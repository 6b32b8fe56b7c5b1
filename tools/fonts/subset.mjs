/**
 * Makes src/theme/fonts/*.woff2 and src/theme/fonts.css from the packages in node_modules.
 * Use: node tools/fonts/subset.mjs
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import prettier from "prettier";
import subsetFont from "subset-font";
import { faces, fallbacks, weights } from "./faces.mjs";
import { fallbackFace, fontFace } from "./css.mjs";

const require = createRequire(import.meta.url);
const theme = join(dirname(fileURLToPath(import.meta.url)), "../../src/theme");

/**
 * Writes one face's file. Layout features are kept with the glyphs they lead to, without which
 * Arabic is unreadable, unless a face says otherwise.
 * @returns the face with what the style sheet needs to know about the file
 * @throws when the file is over its budget or has none of its characters
 */
async function makeFile(face) {
  const original = await readFile(require.resolve(face.source));
  const font = create(original);
  const codePoints = face.codePoints.filter((c) => font.hasGlyphForCodePoint(c));
  if (codePoints.length === 0) throw new Error(`${face.source} has no character of ${face.file}`);
  const subset = (targetFormat) =>
    subsetFont(original, String.fromCodePoint(...codePoints), {
      targetFormat,
      noLayoutClosure: face.noLayoutClosure ?? false,
      variationAxes: { wght: weights },
    });
  const data = await subset("woff2");
  if (data.length > face.budget) {
    throw new Error(`${face.file} is ${data.length} bytes, over its ${face.budget}`);
  }
  await writeFile(join(theme, "fonts", face.file), data);
  const licence = join(dirname(require.resolve(face.source)), "../LICENSE");
  await copyFile(licence, join(theme, "fonts", `${face.family}-OFL.txt`));
  console.log(`${face.file}: ${data.length} bytes, ${codePoints.length} characters`);
  // fontkit can set the weight of a TrueType file only.
  return { ...face, codePoints, font: create(await subset("truetype")) };
}

await mkdir(join(theme, "fonts"), { recursive: true });
const made = await Promise.all(faces.map(makeFile));
const byFile = new Map(made.map((face) => [face.file, face]));
const css = [
  "/* Written by tools/fonts/subset.mjs: change that and run it again. */",
  ...made.map(fontFace),
  ...fallbacks.flatMap((fallback) => fallbackFace(fallback, byFile.get(fallback.of))),
].join("\n\n");
const path = join(theme, "fonts.css");
const style = await prettier.resolveConfig(path);
await writeFile(path, await prettier.format(css, { ...style, parser: "css" }));
