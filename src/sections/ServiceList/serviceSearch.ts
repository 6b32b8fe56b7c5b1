/**
 * What searching takes, in one file, so that it arrives as one and only for those who search: the
 * parts that show no more than what was found, with their styles, as well.
 */
import { cardPlace, type FoundQuestion, type ResultCard } from "../../search/cards";
import { highlightedPieces } from "../../search/highlight";
import { loadVocabulary } from "../../search/loadVocabulary";
import { createSearcher, type Found, type IndexHead, type TermEntry } from "../../search/parts";
import { fetchJson, keeping } from "./fetchJson";
import { FoundQuestions, type FoundQuestionsProps } from "./FoundQuestions";
import { NothingFound } from "./NothingFound";

/** The search with its index, ready. */
export interface ServiceSearch {
  /** The places of the services that match among all, best first. */
  search: (text: string) => Promise<Found[]>;
  /** The card of the service at a place. */
  card: (position: number) => Promise<ResultCard>;
  /** The general questions that match, best first, each with the words of it that did. */
  questions: (text: string) => Promise<FoundQuestionsProps["found"]>;
  highlightedPieces: typeof highlightedPieces;
  FoundQuestions: typeof FoundQuestions;
  NothingFound: typeof NothingFound;
}

/** More questions than these answer another one. */
const mostQuestions = 4;

/** @param url the address of the index's first file; the others are in the folder of its name */
export async function createServiceSearch(url: string, head: IndexHead): Promise<ServiceSearch> {
  await loadVocabulary(head.language);
  const folder = url.replace(/\.json$/, "");
  const fetchCards = keeping(fetchJson<ResultCard[]>);
  const fetchQuestions = keeping(fetchJson<FoundQuestion[]>);
  const firstQuestion = head.kinds.indexOf("question");
  const search = createSearcher(
    head,
    (part) => fetchJson<TermEntry[]>(`${folder}/part-${part}.json`),
    (text) => loadVocabulary(head.language, text),
  );
  return {
    search: (text) => search(text, { kinds: ["service"] }),
    card: async (position) => {
      const { file, at } = cardPlace(position);
      const card = (await fetchCards(`${folder}/cards-${file}.json`))[at];
      if (!card) throw new Error(`The search has no service ${position}`);
      return card;
    },
    questions: async (text) => {
      const found = await search(text, { kinds: ["question"], limit: mostQuestions });
      const all = found.length > 0 ? await fetchQuestions(`${folder}/questions.json`) : [];
      return found.flatMap(({ position, terms }) => {
        const question = all[position - firstQuestion];
        return question ? [{ question, terms }] : [];
      });
    },
    highlightedPieces,
    FoundQuestions,
    NothingFound,
  };
}
