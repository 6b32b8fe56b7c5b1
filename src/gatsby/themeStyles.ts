import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { themeVariables } from "../theme/variables";

/** Where the style sheet of the theme's variables stands, which src/theme/styles.ts imports. */
export const themeStyles = "src/theme/variables.css";

const note = "/* Written from theme.ts by every build: change that. */";

/** The style sheet of the theme's variables as a file. */
export const themeStylesText = (): string => `${note}\n${themeVariables()}\n`;

/** Writes the style sheet of the theme's variables where it is not up to date. */
export function writeThemeStyles(project: string): void {
  const file = join(project, themeStyles);
  const text = themeStylesText();
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
