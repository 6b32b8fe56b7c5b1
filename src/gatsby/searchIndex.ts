/**
 * The search index of a language: made from the content at build time, written as a file whose name
 * holds a hash of it, and found by its address in the GraphQL layer.
 */
import { join } from "node:path";
import { collectionNames, type CollectionName } from "../content/collections";
import { hashDigits } from "../hosting/headerRules";
import { isLanguage, type Language } from "../i18n/languages";
import { createIndex } from "../search/createIndex";
import { documentIn } from "../search/documents";
import type { SearchFile } from "../search/searchFile";
import { digest, writeOnce } from "../hosting/build/files";
import { readSearchable, type NodeModel } from "./nodeContent";
import {
  questionsIn,
  searchDocuments,
  type SearchableContent,
} from "../search/build/searchDocuments";
import { readVocabulary } from "../search/build/readVocabulary";

/** The general questions that are found beside a collection. */
const questionsOf: Partial<Record<string, typeof questionsIn>> = { services: questionsIn };

/** The search of a collection in a language; the same content gives the same file. */
export function searchFile(
  content: SearchableContent,
  language: Language,
  collection: CollectionName = "services",
): SearchFile {
  const sources = searchDocuments(content, collection);
  const documents = sources.map((source) => documentIn(source, language));
  return {
    language,
    index: createIndex(documents, readVocabulary(process.cwd())),
    questions: questionsOf[collection]?.(content, language) ?? [],
  };
}

async function writeSearchFile(root: string, file: SearchFile): Promise<string> {
  const text = JSON.stringify(file);
  const address = `/static/search-${file.language}-${digest(text).slice(0, hashDigits)}.json`;
  await writeOnce(join(root, "public", address), text);
  return address;
}

/**
 * `searchIndex(language, collection)`: the address of the search file of a collection, of the
 * services unless it says another, without the deployment's path prefix. Like a file's `publicURL`,
 * asking for it writes the file.
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
    const content = await readSearchable(nodeModel, name);
    return writeSearchFile(process.cwd(), searchFile(content, language, name));
  },
};
