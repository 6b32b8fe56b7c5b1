/** Edits of theme.ts in a copy of the project, as docs/change-the-look.md shows them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is in theme.ts, and what the copy has instead. */
export const themeEdits = {
  color: ['"#f4d873"', '"#f6da78"'],
  radius: ['lg: "1rem"', 'lg: "1.25rem"'],
  font: ['"Figtree Fallback", system-ui', '"Figtree Fallback", Georgia'],
} as const;

/** @throws if theme.ts does not hold what an edit replaces */
export function changeTheme(root: string): void {
  const file = join(root, "src/theme/theme.ts");
  let text = readFileSync(file, "utf8");
  for (const [from, to] of Object.values(themeEdits)) {
    if (!text.includes(from)) throw new Error(`theme.ts does not hold ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}
