/**
 * Makes src/theme/fonts/*.woff2 and src/theme/fonts.css from the packages in node_modules.
 * Use: node tools/fonts/subset.mjs
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import { format } from "oxfmt";
import subsetFont from "subset-font";
import { faces, fallbacks, fontWeights } from "./faces.mjs";
import { fallbackFace, fontFace } from "./css.mjs";

const require = createRequire(import.meta.url);
const theme = join(dirname(fileURLToPath(import.meta.url)), "../../src/theme");

/**
 * Makes one face's file. Layout features are kept with the glyphs they lead to, without which
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
      keepFeatures: face.features,
      variationAxes: { wght: face.weight ?? fontWeights },
    });
  const data = await subset("woff2");
  if (data.length > face.budget) {
    throw new Error(`${face.file} is ${data.length} bytes, over its ${face.budget}`);
  }
  // fontkit can set the weight of a TrueType file only.
  return { ...face, codePoints, data, font: create(await subset("truetype")) };
}

const made = await Promise.all(faces.map(makeFile));
const byFile = new Map(made.map((face) => [face.file, face]));
const css = [
  "/* Written by tools/fonts/subset.mjs: change that and run it again. */",
  ...made.map(fontFace),
  ...fallbacks.flatMap((fallback) => fallbackFace(fallback, byFile.get(fallback.of))),
].join("\n\n");
const path = join(theme, "fonts.css");
const { code, errors } = await format(path, css);
if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);

// All are made before one is written, so that an error leaves the fonts as they were.
await mkdir(join(theme, "fonts"), { recursive: true });
for (const { family, file, source, data, codePoints } of made) {
  await writeFile(join(theme, "fonts", file), data);
  const licence = join(dirname(require.resolve(source)), "../LICENSE");
  await copyFile(licence, join(theme, "fonts", `${family.split(" ")[0]}-OFL.txt`));
  console.log(`${file}: ${data.length} bytes, ${codePoints.length} characters`);
}
await writeFile(path, code);
