/**
 * The search index of a language: made from the content at build time, written as files whose names
 * hold a hash of them, and found by the address of the first in the GraphQL layer.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collectionNames, type CollectionName } from "../content/collections";
import { isLanguage, languageCodes, type Language } from "../i18n/languages";
import { createIndex } from "../search/createIndex";
import { documentIn } from "../search/documents";
import { cutIndex } from "../search/parts";
import { hashDigits } from "../hosting/headerRules";
import { digest, fileCache, writeWhole } from "./fileCache";
import { readSearchable, type NodeModel } from "./nodeContent";
import { cardFiles } from "./searchCards";
import { questionsIn, searchDocuments, type SearchableContent } from "./searchDocuments";
import { readVocabulary, vocabularyFile } from "./vocabulary";

/** The files of a language's search, by their names: `index`, parts by number, cards and questions. */
export type SearchFiles = Record<string, string>;

/** How the entries of collections that are searched in their list look there. */
const cardsOf: Partial<Record<string, typeof cardFiles>> = { services: cardFiles };

/** The general questions that are found beside a collection, in the order of their documents. */
const questionsOf: Partial<Record<string, typeof questionsIn>> = { services: questionsIn };

/** The files of a language's search as JSON text, the same for the same content. */
export function searchFiles(
  content: SearchableContent,
  language: Language,
  collection: CollectionName = "services",
): SearchFiles {
  const sources = searchDocuments(content, collection);
  const documents = sources.map((source) => documentIn(source, language));
  const { head, parts } = cutIndex(createIndex(documents, readVocabulary(process.cwd())), language);
  const cards = cardsOf[collection]?.(content, language) ?? [];
  const questions = questionsOf[collection]?.(content, language);
  return {
    index: JSON.stringify(head),
    ...Object.fromEntries(parts.map((part, number) => [`part-${number}`, JSON.stringify(part)])),
    ...(questions && { questions: JSON.stringify(questions) }),
    ...Object.fromEntries(cards.map((card, number) => [`cards-${number}`, JSON.stringify(card)])),
  };
}

/** Raise this when the files change for the same content. */
const version = "5";

/** The addresses of what this process has written, by the content it was made of. */
const written = new Map<string, Promise<string>>();

async function writeFiles(
  root: string,
  content: SearchableContent,
  language: Language,
  collection: CollectionName,
  key: string,
): Promise<string> {
  const cache = fileCache(root, "search");
  const known = await cache.read(key);
  const files = known
    ? (JSON.parse(known.toString()) as SearchFiles)
    : searchFiles(content, language, collection);
  if (!known) await cache.write(key, JSON.stringify(files));
  const name = `search-${language}-${digest(...Object.values(files)).slice(0, hashDigits)}`;
  const folder = join(root, "public", "static");
  for (const [file, text] of Object.entries(files)) {
    const path = file === "index" ? `${name}.json` : join(name, `${file}.json`);
    await writeWhole(join(folder, path), text);
  }
  return `/static/${name}.json`;
}

/**
 * `searchIndex(language, collection)`: the address of the first file of the search of a collection,
 * of the services unless it says another, without the deployment's path prefix; the others are in the folder of the same name. Like a file's publicURL,
 * asking for it writes the files; each process does so once for the same content.
 */
export const searchIndexField = {
  type: "String!",
  description: "Address of the search index of a collection in a language, a JSON file.",
  args: { language: "String!", collection: { type: "String!", defaultValue: "services" } },
  async resolve(
    _source: unknown,
    { language, collection }: { language: string; collection: string },
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<string> {
    if (!isLanguage(language)) throw new Error(`There is no language "${language}"`);
    const name = collectionNames.find((known) => known === collection);
    if (!name) throw new Error(`There is no collection "${collection}"`);
    const { content, digests } = await readSearchable(nodeModel, name);
    const vocabularies = await Promise.all(
      languageCodes.map((code) => readFile(vocabularyFile(process.cwd(), code))),
    );
    const key = digest(version, language, name, ...vocabularies, ...digests.sort());
    const address = written.get(key) ?? writeFiles(process.cwd(), content, language, name, key);
    written.set(key, address);
    return address;
  },
};
