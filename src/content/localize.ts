/** The one place where the texts of the content are put into a language. */
import { languageCodes, type Language } from "../i18n/languages";
import { isolateAddresses } from "./isolate";
import type { Company } from "./model/company";
import { companyTokens, replaceTokens } from "./tokens";

/** The same shape with plain texts: what has a version per language becomes that version. */
export type InLanguage<Value> =
  Value extends Readonly<Record<Language, infer Text extends string | readonly string[]>>
    ? Text
    : Value extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

/** A value for all languages, or one per language. */
export type PerLanguage<Value extends string> = Value | Readonly<Record<Language, Value>>;

/** The value for a language. */
export const valueFor = <Value extends string>(value: PerLanguage<Value>, language: Language) =>
  typeof value === "string" ? value : value[language];

/** Turns a text of a content file into the text that visitors read. */
export type Resolve = (text: string) => string;

/**
 * A short last word of a paragraph stays with the one before it, so that no line holds it alone.
 * Styles balance headings, and no title of a page is as long: those are compared letter by letter.
 */
const bindLastWord = (text: string) => text.replace(/^(.{60,}) ([^\s\d]{1,4})$/s, "$1\u00a0$2");

/**
 * Resolves texts of a language: tokens are replaced by the company's facts, addresses and telephone
 * numbers keep their order in right-to-left text, and the last line is more than a short word.
 */
export function textResolver(company: Company, serviceCount: number, language: Language): Resolve {
  const tokens = companyTokens(company, language, serviceCount);
  return (text) => bindLastWord(isolateAddresses(replaceTokens(text, tokens), language));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether a value has a version for each language and nothing else. */
const isLocalized = (value: Record<string, unknown>): value is Record<Language, unknown> =>
  Object.keys(value).length === languageCodes.length &&
  languageCodes.every((code) => Object.hasOwn(value, code));

function localizeAny(value: unknown, language: Language, resolve: Resolve): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeAny(item, language, resolve));
  if (!isGroup(value)) return value;
  if (isLocalized(value)) return resolveTexts(value[language], resolve);
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, localizeAny(inner, language, resolve)]),
  );
}

/** A value with its texts in a language, resolved. */
export function localize<Value>(
  value: Value,
  language: Language,
  resolve: Resolve,
): InLanguage<Value> {
  return localizeAny(value, language, resolve) as InLanguage<Value>;
}

/** A text, or each of a list of texts, resolved. */
export function resolveTexts(value: unknown, resolve: Resolve): unknown {
  if (Array.isArray(value)) return value.map((text) => resolveTexts(text, resolve));
  return typeof value === "string" ? resolve(value) : value;
}

/** Every text of a value in a language, as it is written. */
export function textsIn(value: unknown, language: Language): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, language));
  if (!isGroup(value)) return [];
  if (isLocalized(value)) return [value[language]].flat() as string[];
  return Object.values(value).flatMap((inner) => textsIn(inner, language));
}

/** The content, or a part of it with the facts that texts name, in a language. */
export function inLanguage<Content extends { company: Company; services: readonly unknown[] }>(
  content: Content,
  language: Language,
): InLanguage<Content> {
  const resolve = textResolver(content.company, content.services.length, language);
  return localize(content, language, resolve);
}
