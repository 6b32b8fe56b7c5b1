/**
 * Bundles everything that searching needs into one chunk, loaded only by visitors who search. This
 * includes the components that show results, with their styles.
 */
import { loadIndex } from "../../search/createIndex";
import { highlightedPieces } from "../../search/highlight";
import { loadVocabulary } from "../../search/loadVocabulary";
import { createSearch, type SearchResult } from "../../search/search";
import type { SearchFile } from "../../search/searchFile";
import type { Vocabulary } from "../../search/vocabulary";
import { FoundQuestions, type FoundQuestionsProps } from "./FoundQuestions";
import { NothingFound } from "./NothingFound";

/** What a search finds, best first. */
export interface FoundInSearch {
  services: SearchResult[];
  /** The general questions that match, each with the words of it that did. */
  questions: FoundQuestionsProps["found"];
}

/** The search with its index, ready. */
export interface ServiceSearch {
  /** Rejects when the vocabulary of the text cannot be loaded. */
  search: (text: string) => Promise<FoundInSearch>;
  highlightedPieces: typeof highlightedPieces;
  FoundQuestions: typeof FoundQuestions;
  NothingFound: typeof NothingFound;
}

/** The most questions to show: further ones answer something else. */
const mostQuestions = 4;

export async function createServiceSearch(file: SearchFile): Promise<ServiceSearch> {
  // Here rather than with the first search, so that all of it loads at once.
  await loadVocabulary(file.language);
  const index = loadIndex(file.index);
  const searches = new Map<Vocabulary, ReturnType<typeof createSearch>>();
  const searchWith = (vocabulary: Vocabulary) => {
    const known = searches.get(vocabulary) ?? createSearch(index, vocabulary);
    searches.set(vocabulary, known);
    return known.search;
  };
  return {
    search: async (text) => {
      const search = searchWith(await loadVocabulary(file.language, text));
      const found = search(text, { kinds: ["question"], limit: mostQuestions });
      return {
        services: search(text, { kinds: ["service"] }),
        questions: found.flatMap(({ id, terms }) => {
          const question = file.questions.find((one) => one.id === id);
          return question ? [{ question, terms }] : [];
        }),
      };
    },
    highlightedPieces,
    FoundQuestions,
    NothingFound,
  };
}
