import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { themeVariables } from "../theme/variables";

/** The style sheet of the theme's variables, which src/theme/styles.ts imports. */
export const themeStyles = "src/theme/variables.css";

const note = "/* Written from theme.ts by `npm run format` and every build: edit that file. */";

/** The text of that style sheet. */
export const themeStylesText = (): string => `${note}\n${themeVariables()}\n`;

/** Writes that style sheet unless it is current. */
export function writeThemeStyles(project: string): void {
  const file = join(project, themeStyles);
  const text = themeStylesText();
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
