import { defaultLanguage, type Language } from "../../i18n/languages";
import { isReadable, unreadableMessage } from "../model/fields";
import { brandNames } from "./brandNames";
import { type Message, type ModelWords, type Param, say } from "./issue";
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
export function messageIssues(language: Language, text: string): (Message | ModelWords)[] {
  if (text.trim() === "") return [say("localeEmptyText", { language: { language } })];
  if (!isReadable(text)) return [{ model: unreadableMessage }];
  const words = ownWords(text);
  const issues = foreignLetters(language, words);
  if (issues.length === 0 && hasLetter(words) && !hasOwnLetter(language, words))
    issues.push(say("localeNoLetters", { language: { language }, same: { language } }));
  return /[{}]/.test(text.replace(placeholder, "")) ? [...issues, say("localeBrace")] : issues;
}

/**
 * What a text lacks of the placeholders and tags of the reference, or has beyond them. A plural
 * form that spells its number out may leave {{count}} away.
 */
export function placeholderIssues(key: string, text: string, reference: string): Message[] {
  const model: Param = { language: defaultLanguage };
  const form = pluralOf(key)?.form;
  const free = (part: string) =>
    part === "{{count}}" && form !== undefined && spelledForms.includes(form);
  const expected = partsOf(reference);
  const found = partsOf(text);
  const lacking = expected.filter((part) => !found.includes(part) && !free(part));
  const extra = found.filter((part) => !expected.includes(part) && !free(part));
  return [
    ...(lacking.length > 0 ? [say("localeLacks", { parts: lacking.join(", "), model })] : []),
    ...(extra.length > 0 ? [say("localeExtraParts", { parts: extra.join(", "), model })] : []),
  ];
}
