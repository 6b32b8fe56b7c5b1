import { defaultLanguage, languageCodes, type Language } from "../../i18n/languages";
import { tokensIn, withoutTokens } from "../tokens";
import { type Issue, type Message, formatPath, type Param, type Path, say } from "./issue";
import type { Entry } from "./loadContent";
import { type SchemaField, isGroup } from "./schemaTree";
import { foreignLetters, hasOwnLetter } from "./scripts";

/** What texts are checked against. Fields are absent when company.json is invalid. */
export interface TextRules {
  knownTokens?: ReadonlySet<string>;
  /** A text as visitors read it, its tokens replaced. Throws for a token that is not known. */
  read?: (text: string, language: Language) => string;
}

type Report = (path: Path, message: Message) => void;

const braced = (names: string[]) => names.map((name) => `{${name}}`).join(", ");

function checkLetters(language: Language, text: string, anyScript: boolean): Message[] {
  const words = withoutTokens(text);
  const onlyTokens = words.trim() === "" && text.trim() !== "";
  const lacking = !anyScript && !onlyTokens && !hasOwnLetter(language, words);
  return [
    ...(lacking ? [say("noLetters", { language: { language }, same: { language } })] : []),
    ...foreignLetters(language, words),
  ];
}

function checkTokens(text: string, known: TextRules["knownTokens"]): Message[] {
  const unknown = known === undefined ? [] : tokensIn(text).filter((name) => !known.has(name));
  const issues = unknown.map((name) =>
    say("unknownToken", { token: `{${name}}`, known: braced([...(known ?? [])]) }),
  );
  return /[{}]/.test(withoutTokens(text)) ? [...issues, say("strayBrace")] : issues;
}

function checkLength(
  text: string,
  language: Language,
  meta: SchemaField["meta"],
  { knownTokens, read }: TextRules,
): Message[] {
  const bounds = meta.characters as { min: number; max: number } | undefined;
  if (!bounds || !read || tokensIn(text).some((name) => !knownTokens?.has(name))) return [];
  // Isolates are invisible and search engines do not count them.
  const count = Array.from(read(text, language).replace(/[\u2066\u2069]/g, "")).length;
  return count < bounds.min || count > bounds.max
    ? [say("length", { count, min: bounds.min, max: bounds.max })]
    : [];
}

function compareLanguages(
  versions: Map<Language, string[]>,
  path: Path,
  knownTokens: TextRules["knownTokens"],
  report: Report,
): void {
  const reference = versions.get(defaultLanguage);
  if (!reference) return;
  const expected = tokensIn(reference.join("\n"));
  for (const [language, list] of versions) {
    const own: Param = { language };
    const model: Param = { language: defaultLanguage };
    if (list.length !== reference.length)
      report(
        [...path, language],
        say("countOfTexts", { count: list.length, model, expected: reference.length }),
      );
    const found = tokensIn(list.join("\n"));
    // A misspelt token is told as one, and not once more as one that is lacking.
    if ([...expected, ...found].some((name) => knownTokens?.has(name) === false)) continue;
    const lacking = expected.filter((name) => !found.includes(name));
    const extra = found.filter((name) => !expected.includes(name));
    if (lacking.length > 0)
      report([...path, language], say("lacksTokens", { tokens: braced(lacking), model }));
    if (extra.length > 0)
      report(
        [...path, language],
        say("extraTokens", { tokens: braced(extra), model, same: model, own }),
      );
  }
}

/** Issues of all texts of an entry: letters, tokens, lengths, and languages that differ. */
export function textIssues(entry: Entry, rules: TextRules): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (path, message) =>
    issues.push({ file: entry.file, at: formatPath([...entry.at, ...path]), message });

  for (const { path, value, meta } of entry.fields) {
    if (meta.localized === undefined || !isGroup(value)) continue;
    const versions = new Map<Language, string[]>();
    for (const language of languageCodes) {
      const version = value[language];
      const list = meta.localized === "texts" ? version : [version];
      if (!Array.isArray(list) || !list.every((text) => typeof text === "string")) continue;
      versions.set(language, list);
      list.forEach((text, index) => {
        const place = [...path, language, ...(meta.localized === "texts" ? [index] : [])];
        const reasons = [
          ...checkLetters(language, text, meta.anyScript === true),
          ...checkTokens(text, rules.knownTokens),
          ...(meta.token === true && tokensIn(text).length > 0 ? [say("tokenInToken")] : []),
          ...checkLength(text, language, meta, rules),
        ];
        for (const reason of reasons) report(place, reason);
      });
    }
    compareLanguages(versions, path, rules.knownTokens, report);
  }
  return issues;
}
