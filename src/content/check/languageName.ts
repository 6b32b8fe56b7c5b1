import type { Language } from "../../i18n/languages";

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language's English name, for messages: `Arabic`. */
export function languageName(code: Language): string {
  return names.of(code) ?? code;
}
