/** Changes a colour, a size and a font in theme.ts of a copy of the project. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage } from "../../src/i18n/languages";
import { themes } from "../../src/theme/theme";

const { colors, radius, fontFamily = "" } = themes[defaultLanguage];

/** What theme.ts says, and what the copy says instead. */
const themeEdits: readonly [string, string][] = [
  [`"${colors?.gold?.[2]}"`, '"#f6da78"'],
  [`lg: "${radius?.lg}"`, 'lg: "1.25rem"'],
  [fontFamily, `${fontFamily}, Georgia`],
];

/** @throws if theme.ts does not hold what an edit replaces */
export function changeTheme(root: string): void {
  const file = join(root, "src/theme/theme.ts");
  let text = readFileSync(file, "utf8");
  for (const [from, to] of themeEdits) {
    if (!text.includes(from)) throw new Error(`theme.ts does not hold ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}
