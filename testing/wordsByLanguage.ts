import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, type Language } from "../src/i18n/languages";

const folder = join(__dirname, "../locales");

/** The words of a namespace by language, for tests and tools; each file has the keys of English. */
export function wordsByLanguage<Words>(namespace: string): Record<Language, Words> {
  const read = (code: Language) =>
    JSON.parse(readFileSync(join(folder, code, `${namespace}.json`), "utf8")) as Words;
  return Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as Record<
    Language,
    Words
  >;
}
