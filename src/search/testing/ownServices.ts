/** The services and questions of content/ as the site searches them, for tests and measurements. */
import { readContent } from "../../content/readContent";
import { searchDocuments } from "../build/searchDocuments";
import { languageCodes, type Language } from "../../i18n/languages";
import { readVocabulary } from "../build/readVocabulary";
import { createIndex, loadIndex, type SearchIndexData } from "../createIndex";
import { documentsByLanguage, type LocalizedDocument } from "../documents";
import { createSearch, type SearchFilter, type SearchResult } from "../search";

export const vocabulary = readVocabulary(process.cwd());

export type Search = (text: string, filter?: SearchFilter) => SearchResult[];

/** All services, in the order of lists, then the general questions. */
export const readServices = (): LocalizedDocument[] => searchDocuments(readContent(process.cwd()));

/** The search per language, of an index which went through JSON as on its way to the browser. */
export function searches(): Record<Language, Search> {
  const documents = documentsByLanguage(readServices());
  return Object.fromEntries(
    languageCodes.map((language) => {
      const data = createIndex(documents[language], vocabulary);
      const index = loadIndex(JSON.parse(JSON.stringify(data)) as SearchIndexData);
      return [language, createSearch(index, vocabulary).search];
    }),
  ) as Record<Language, Search>;
}
