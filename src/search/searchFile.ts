/** The file of a language's search, as the build writes it and the browser loads it. */
import type { Language } from "../i18n/languages";
import type { SearchIndexData } from "./createIndex";

/** What a search shows of a general question. */
export interface FoundQuestion {
  /** Its id in the index. */
  id: string;
  /** The route of its page, with its place there. */
  path: string;
  question: string;
  answer: string;
}

export interface SearchFile {
  language: Language;
  index: SearchIndexData;
  /** The questions that are found beside the entries of a collection. */
  questions: readonly FoundQuestion[];
}
