/** The services of content/ as the site searches them, for tests and measurements. */
import { readAssistantContent } from "../gatsby/assistant/content";
import { searchDocuments } from "../gatsby/searchIndex";
import { languageCodes, type Language } from "../i18n/languages";
import { createIndex, loadIndex, type SearchIndex } from "./createIndex";
import { documentsByLanguage, type LocalizedDocument } from "./documents";

/** All services, in the order of lists. */
export const readServices = (): LocalizedDocument[] =>
  searchDocuments(readAssistantContent(process.cwd()));

/** An index per language, which went through JSON as it does on its way to the browser. */
export function indexServices(): Record<Language, SearchIndex> {
  const documents = documentsByLanguage(readServices());
  return Object.fromEntries(
    languageCodes.map((language) => [
      language,
      loadIndex(JSON.parse(JSON.stringify(createIndex(documents[language])))),
    ]),
  ) as Record<Language, SearchIndex>;
}
