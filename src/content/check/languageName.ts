import { languageCodes, type Language } from "../../i18n/languages";

const display = new Intl.DisplayNames("en", { type: "language" });
const names = new Map(languageCodes.map((code) => [code, display.of(code)]));

/** A language's English name, for messages: `Arabic`. */
export function languageName(code: Language): string {
  return names.get(code) ?? code;
}
