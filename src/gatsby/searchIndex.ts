/**
 * The search index of a language: made from the content at build time, written as files whose names
 * hold a hash of them, and found by the address of the first in the GraphQL layer.
 */
import { join } from "node:path";
import { isLanguage, languageCodes, type Language } from "../i18n/languages";
import { localizePath } from "../i18n/paths";
import { createIndex } from "../search/createIndex";
import { documentIn, type LocalizedDocument } from "../search/documents";
import { cutIndex } from "../search/parts";
import { digest, fileCache, writeWhole } from "./fileCache";
import { cardFiles, type SearchableContent } from "./searchCards";
import { companyTokens, replaceTokens, type CompanyFacts } from "./tokens";

type Localized<T> = Record<Language, T>;

function inEachLanguage<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Localized<T>;
}

/** Every service as search finds it, in the order of lists, with the modules it consists of. */
export function searchDocuments({
  company,
  services,
  modules,
}: SearchableContent): LocalizedDocument[] {
  const tokens = inEachLanguage((language) => companyTokens(company, language, services.length));
  const say = (text: Localized<string>, language: Language) =>
    replaceTokens(text[language], tokens[language]);
  const sayAll = (texts: Localized<string[]>, language: Language) =>
    texts[language].map((text) => replaceTokens(text, tokens[language]));

  return services
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => {
      const points = [...entry.benefits, ...entry.process];
      const parts = modules.filter((part) => part.service === entry.id);
      return {
        id: entry.id,
        kind: "service",
        url: inEachLanguage((language) => localizePath(entry.path, language)),
        title: inEachLanguage((language) => say(entry.title, language)),
        description: inEachLanguage((language) => say(entry.description, language)),
        features: inEachLanguage((language) => sayAll(entry.features, language)),
        keywords: inEachLanguage((language) => [
          ...sayAll(entry.seo.keywords, language),
          ...entry.technologies,
          ...parts.map(({ title }) => say(title, language)),
        ]),
        body: inEachLanguage((language) => [
          ...sayAll(entry.overview, language),
          ...points.flatMap(({ title, text }) => [say(title, language), say(text, language)]),
          ...parts.flatMap((part) => [
            say(part.description, language),
            ...sayAll(part.capabilities, language),
          ]),
          ...entry.questions.map(({ question }) => say(question, language)),
        ]),
      };
    });
}

/** The files of a language's search, by their names: `index`, parts by number, and cards. */
export type SearchFiles = Record<string, string>;

/** The files of a language's search as JSON text, the same for the same content. */
export function searchFiles(content: SearchableContent, language: Language): SearchFiles {
  const documents = searchDocuments(content).map((source) => documentIn(source, language));
  const { head, parts } = cutIndex(createIndex(documents));
  const cards = cardFiles(content, language);
  return {
    index: JSON.stringify(head),
    ...Object.fromEntries(parts.map((part, number) => [`part-${number}`, JSON.stringify(part)])),
    ...Object.fromEntries(cards.map((card, number) => [`cards-${number}`, JSON.stringify(card)])),
  };
}

interface Digested {
  internal: { contentDigest: string };
}

interface NodeModel {
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

async function readContent(nodeModel: NodeModel) {
  const [services, modules, company] = await Promise.all([
    nodeModel.findAll<SearchableContent["services"][number] & Digested>({ type: "Service" }),
    nodeModel.findAll<SearchableContent["modules"][number] & Digested>({ type: "ErpModule" }),
    nodeModel.findOne<CompanyFacts & Digested>({ type: "Company", query: {} }),
  ]);
  if (!company) throw new Error("The search index needs content/company.json");
  const content = { company, services: [...services.entries], modules: [...modules.entries] };
  const nodes = [company, ...content.services, ...content.modules];
  return { content, digests: nodes.map(({ internal }) => internal.contentDigest) };
}

/** Raise this when the files change for the same content. */
const version = "1";

/** The addresses of what this process has written, by the content it was made of. */
const written = new Map<string, Promise<string>>();

async function writeFiles(
  root: string,
  content: SearchableContent,
  language: Language,
  key: string,
): Promise<string> {
  const cache = fileCache(root, "search");
  const known = await cache.read(key);
  const files = known
    ? (JSON.parse(known.toString()) as SearchFiles)
    : searchFiles(content, language);
  if (!known) await cache.write(key, JSON.stringify(files));
  const name = `search-${language}-${digest(...Object.values(files)).slice(0, 20)}`;
  const folder = join(root, "public", "static");
  for (const [file, text] of Object.entries(files)) {
    const path = file === "index" ? `${name}.json` : join(name, `${file}.json`);
    await writeWhole(join(folder, path), text);
  }
  return `/static/${name}.json`;
}

/**
 * `searchIndex(language)`: the address of the first file of the language's search, without the
 * deployment's path prefix; the others are in the folder of the same name. Like a file's publicURL,
 * asking for it writes the files; each process does so once for the same content.
 */
export const searchIndexField = {
  type: "String!",
  description: "Address of the search index of a language, a JSON file.",
  args: { language: "String!" },
  async resolve(
    _source: unknown,
    { language }: { language: string },
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<string> {
    if (!isLanguage(language)) throw new Error(`There is no language "${language}"`);
    const { content, digests } = await readContent(nodeModel);
    const key = digest(version, language, ...digests.sort());
    const address = written.get(key) ?? writeFiles(process.cwd(), content, language, key);
    written.set(key, address);
    return address;
  },
};
