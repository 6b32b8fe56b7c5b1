import { languageCodes } from "../../i18n/languages";
import { type Issue, say } from "./issue";
import type { Entry } from "./loadContent";
import { valueAt } from "./schemaTree";

/** Issues of a home page that quotes what the chairman's letter does not say. */
export function quoteIssues({ type, file, value }: Entry): Issue[] {
  if (type !== "HomePage") return [];
  return languageCodes.flatMap((language): Issue[] => {
    const quote = valueAt(value, ["band", "quote", language]);
    const letter = valueAt(value, ["chairman", "letter", language]);
    if (typeof quote !== "string" || !Array.isArray(letter)) return [];
    const isQuoted = letter.some(
      (paragraph) => typeof paragraph === "string" && paragraph.includes(quote),
    );
    return isQuoted ? [] : [{ file, at: `band.quote.${language}`, message: say("notInLetter") }];
  });
}
