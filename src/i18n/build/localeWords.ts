import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages";

/** The words of a namespace, for what the build writes without React. */
export function localeWords(root: string, language: Language, namespace: string): unknown {
  return JSON.parse(readFileSync(join(root, "locales", language, `${namespace}.json`), "utf8"));
}
