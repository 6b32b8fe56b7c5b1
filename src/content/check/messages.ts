import { defaultLanguage, type Language } from "../../i18n/languages";
import { isReadable, unreadableMessage } from "../model/fields";
import { brandNames } from "./brandNames";
import { languageName } from "./languageName";
import { pluralOf, spelledForms } from "./plurals";
import { foreignLetters, hasLetter, hasOwnLetter, languageLabels } from "./scripts";

/** i18next's {{name}}, {{- name}} and {{name, format}}. */
const placeholder = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;
/** The tags that react-i18next fills: <bold>…</bold>, <1>…</1>, <break/>. */
const tag = /<\/?\s*(\w+)\s*\/?>/g;
const address = /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g;

function partsOf(text: string): string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name]) => `{{${name}}}`);
  const tags = Array.from(text.matchAll(tag), ([, name]) => `<${name}>`);
  return [...new Set([...names, ...tags])];
}

const foreignNames = [...languageLabels, ...brandNames].map((name) => {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])`, "gu");
});

/** The words of a text that are its language's own: no placeholder, address, brand or label. */
const ownWords = (text: string): string =>
  [placeholder, tag, address, ...foreignNames].reduce(
    (words, part) => words.replace(part, " "),
    text,
  );

/** Issues of a single text, without comparing it with other languages. */
export function messageIssues(language: Language, text: string): string[] {
  if (text.trim() === "") return [`is empty: write the ${languageName(language)} text`];
  if (!isReadable(text)) return [unreadableMessage];
  const words = ownWords(text);
  const issues = foreignLetters(language, words);
  if (issues.length === 0 && hasLetter(words) && !hasOwnLetter(language, words)) {
    const name = languageName(language);
    issues.push(
      `holds no ${name} letters: write the ${name} text, or add the name to brandNames.ts`,
    );
  }
  return /[{}]/.test(text.replace(placeholder, ""))
    ? [...issues, "holds a brace that belongs to no placeholder: write {{name}}"]
    : issues;
}

/**
 * What a text lacks of the placeholders and tags of the reference, or has beyond them. A plural
 * form that spells its number out may leave {{count}} away.
 */
export function placeholderIssues(key: string, text: string, reference: string): string[] {
  const model = languageName(defaultLanguage);
  const form = pluralOf(key)?.form;
  const free = (part: string) =>
    part === "{{count}}" && form !== undefined && spelledForms.includes(form);
  const expected = partsOf(reference);
  const found = partsOf(text);
  const lacking = expected.filter((part) => !found.includes(part) && !free(part));
  const extra = found.filter((part) => !expected.includes(part) && !free(part));
  return [
    ...(lacking.length > 0
      ? [`lacks ${lacking.join(", ")} of the ${model} text: add what is missing`]
      : []),
    ...(extra.length > 0
      ? [`holds ${extra.join(", ")}, which the ${model} text lacks: use the same in both`]
      : []),
  ];
}
