import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How every WOFF2 file begins. Source: https://www.w3.org/TR/WOFF2/#woff20Header */
const signature = "wOF2";

/** @throws when a font file below the root of a project is empty or no font. */
export function requireFonts(root: string): void {
  const folder = "src/theme/fonts";
  const broken = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".woff2"))
    .filter(
      (file) => readFileSync(join(root, folder, file)).toString("latin1", 0, 4) !== signature,
    );
  if (broken.length > 0) {
    throw new Error(
      `${broken.join(", ")} in ${folder}: not a WOFF2 font; run node tools/fonts/subset.mjs`,
    );
  }
}
