/** Finds the entries of the knowledge that answer a question. Pure; nothing leaves the browser. */
import { foldedWords } from "../search/tokenize";
import { stem } from "../search/stem";
import { createReader, featuresOf, queryWords } from "../search/understand";
import { weights, type Vocabulary } from "../search/vocabulary";
import type { Knowledge } from "./knowledge";
import { createMatcher, type Match, type ReadText } from "./matching";

export interface Engine {
  knowledge: Knowledge;
  /** Whether the knowledge contains a folded word. */
  knows: (word: string) => boolean;
  /**
   * Finds the entries that match a question, best first.
   *
   * @param subject what the question is about if it names nothing, such as the service of the open page
   */
  match: (question: string, subject?: string) => Match[];
  /** Returns an engine over the same knowledge that reads questions with another vocabulary. */
  withVocabulary: (vocabulary: Vocabulary) => Engine;
}

/** How many words of a question are read. */
const maxQuestionWords = 60;

/** Id of the pseudo-entry that holds all unanswerable questions. */
const unanswered = "unanswered";
/** Share of its score that is subtracted from the scores of all other entries. */
const penaltyShare = 0.9;

/**
 * Prepares the knowledge of one language for matching. Yields after each entry, so that the page can
 * respond in between.
 */
export function* prepareEngine(
  knowledge: Knowledge,
  vocabulary: Vocabulary,
): Generator<undefined, Engine> {
  const words = new Set<string>();
  const read = (text: string): ReadText => {
    const found = foldedWords(text);
    for (const word of found) words.add(word);
    return { features: featuresOf(vocabulary, found), ignored: found.filter(vocabulary.isIgnored) };
  };
  const [question = "", ...alsoAsked] = knowledge.unanswered;
  const { match } = yield* createMatcher(
    [...knowledge.entries, { id: unanswered, question, alsoAsked, answer: [] }],
    read,
  );
  const stems = new Set(Array.from(words, stem));

  const engines = new Map<Vocabulary, Engine>();
  const withVocabulary = (spoken: Vocabulary): Engine => {
    const engine = engines.get(spoken) ?? createFor(spoken);
    engines.set(spoken, engine);
    return engine;
  };
  const createFor = (spoken: Vocabulary): Engine => {
    const readQuestion = createReader(spoken, {
      has: (word) => words.has(word) || stems.has(stem(word)),
      all: () => words,
    });
    return {
      knowledge,
      knows: (word) => words.has(word),
      match: (asked, subject) => {
        const typed = queryWords(spoken, asked).slice(0, maxQuestionWords);
        const features = readQuestion(typed);
        // Only filler words or a bare number, as in "What is it?": nothing to match.
        if (!features.some(({ weight }) => weight > weights.fillers)) return [];
        const ignored = typed.filter(spoken.isIgnored);
        const matches = match({ features, ignored }, subject);
        const { score: unanswerable = 0 } =
          matches.find(({ entry }) => entry.id === unanswered) ?? {};
        const penalty = penaltyShare * unanswerable;
        return matches
          .filter(({ entry }) => entry.id !== unanswered)
          .map(({ entry, score }) => ({ entry, score: score - penalty }));
      },
      withVocabulary,
    };
  };
  return withVocabulary(vocabulary);
}

/** Prepares the knowledge of one language for matching, without yielding. */
export function createEngine(knowledge: Knowledge, vocabulary: Vocabulary): Engine {
  const steps = prepareEngine(knowledge, vocabulary);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
