/** Two more languages for a copy of the project, one of each direction, with words made by a rule. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "../../src/i18n/languages";
import { pluralOf } from "../../src/content/check/plurals";
import { fontOf } from "../../src/i18n/fontOf";

export interface MoreLanguage {
  code: string;
  label: string;
  intlLocale: string;
  openGraphLocale: string;
  /** The language of the table whose words, direction and font it takes over. */
  model: Language;
  /** Letters in the place of its model's, so that no word stays as it is. */
  letters: Readonly<Record<string, string>>;
  /** Its name for a country of the content, which the browser knows too. */
  egypt: readonly [inModel: string, own: string];
}

export const moreLanguages: readonly MoreLanguage[] = [
  {
    code: "fr",
    label: "Français",
    intlLocale: "fr-FR-u-nu-latn",
    openGraphLocale: "fr_FR",
    model: "en",
    letters: { a: "à", c: "ç", e: "é", i: "î", o: "ô", u: "û" },
    egypt: ["Egypt", "Égypte"],
  },
  {
    code: "fa",
    label: "فارسی",
    intlLocale: "fa-IR-u-nu-latn",
    openGraphLocale: "fa_IR",
    model: "ar",
    letters: { ي: "ی", ك: "ک", ى: "ی", ة: "ه", ا: "آ", ن: "گ", ت: "چ", ر: "ژ" },
    egypt: ["مصر", "مصر"],
  },
];

/** Words change; abbreviations, tokens, addresses and markup stay. */
const ownWords =
  /\{[^}]*\}|<[^>]*>|[\w.+-]*[@/:.]\w[^\s،,)]*|(?<![\p{L}\p{N}])\p{Lu}?\p{Ll}{2,}(?![\p{L}\p{N}])|\p{Script=Arabic}+/gu;

function translate(text: string, { letters, egypt }: MoreLanguage): string {
  return text.replace(ownWords, (part) => {
    if (part === egypt[0]) return egypt[1];
    if (!/^\p{L}+$/u.test(part)) return part;
    return Array.from(part, (letter) => letters[letter] ?? letter).join("");
  });
}

/** A value with its texts, or each text of its lists, translated. */
function translateAll(value: unknown, language: MoreLanguage): unknown {
  if (typeof value === "string") return translate(value, language);
  if (Array.isArray(value)) return value.map((item) => translateAll(item, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translateAll(item, language)]),
  );
}

/** Each text of the content gets a version in the language. */
function addVersions(value: unknown, language: MoreLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => addVersions(item, language));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, addVersions(item, language)]);
  const version =
    language.model in value ? (value as Record<string, unknown>)[language.model] : undefined;
  if (version !== undefined) entries.push([language.code, translateAll(version, language)]);
  return Object.fromEntries(entries);
}

/** The words of the interface, with the plural forms that the language has and no others. */
function translateWords(words: Record<string, unknown>, language: MoreLanguage): unknown {
  const forms = new Intl.PluralRules(language.intlLocale).resolvedOptions().pluralCategories;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(words)) {
    const plural = pluralOf(key);
    if (typeof value === "object") {
      result[key] = translateWords(value as Record<string, unknown>, language);
    } else if (!plural) {
      result[key] = translateAll(value, language);
    } else if (plural.form === "other") {
      for (const form of forms) {
        const own = words[`${plural.base}_${form}`] ?? value;
        result[`${plural.base}_${form}`] = translateAll(own, language);
      }
    }
  }
  return result;
}

async function changeFile(path: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${path} has no place for a language`);
  await writeFile(path, changed);
}

/** What docs/add-a-language.md asks for, done to a copy of the project. */
async function addLanguage(root: string, language: MoreLanguage): Promise<void> {
  const { code, model, label, intlLocale, openGraphLocale } = language;
  const { dir, listSeparator, script } = languages[model];
  const own = { label, intlLocale, openGraphLocale };
  const row = { code, dir, pathPrefix: `/${code}`, hrefLang: code, listSeparator, ...own };
  const fields = Object.entries(row).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await changeFile(join(root, "src/i18n/languages.ts"), (text) =>
    text.replace("\n} as const;", `\n  ${code}: { ${fields.join(", ")}, script: ${script} },$&`),
  );
  await changeFile(join(root, "src/i18n/fontOf.ts"), (text) =>
    text.replace(" } as const", `, ${code}: "${fontOf[model]}"$&`),
  );

  await mkdir(join(root, "locales", code));
  for (const file of await readdir(join(root, "locales", model))) {
    const words = JSON.parse(await readFile(join(root, "locales", model, file), "utf8")) as Record<
      string,
      unknown
    >;
    await writeFile(
      join(root, "locales", code, file),
      JSON.stringify(translateWords(words, language)),
    );
  }
  const vocabularies = join(root, "src/search/vocabulary");
  const vocabulary: unknown = JSON.parse(
    await readFile(join(vocabularies, `${model}.json`), "utf8"),
  );
  await writeFile(
    join(vocabularies, `${code}.json`),
    JSON.stringify(translateAll(vocabulary, language)),
  );
  for (const file of await readdir(join(root, "content"), { recursive: true })) {
    if (!file.endsWith(".json")) continue;
    const path = join(root, "content", file);
    const value: unknown = JSON.parse(await readFile(path, "utf8"));
    await writeFile(path, JSON.stringify(addVersions(value, language)));
  }
}

/** Adds both languages. Rejects where the project has no place for one. */
export async function addMoreLanguages(root: string): Promise<void> {
  for (const language of moreLanguages) await addLanguage(root, language);
}
