/** From a question to what the assistant says. Pure. */
import type { Language } from "../i18n/languages";
import type { Engine } from "./engine";
import type { KnowledgeEntry } from "./knowledge";
import type { Match } from "./matching";

/**
 * How much of a question an entry must be about to count as its answer. Below, saying so and handing
 * over is better than a guess.
 */
export const leastCoverage = 0.55;

/** Other entries are worth offering down to this share of the best one's score. */
const worthOffering = 0.7;
const mostOthers = 2;

export interface Reply {
  language: Language;
  /** The best answer; absent where there is no good one. */
  entry?: KnowledgeEntry;
  /** Other entries that may have been meant, best first. */
  others: KnowledgeEntry[];
}

/** Answers a question from the knowledge of its language. */
export function reply(
  { knowledge, match }: Pick<Engine, "knowledge" | "match">,
  question: string,
  subject?: string,
): Reply {
  const { language } = knowledge;
  const isAnswer = ({ coverage }: Match) => coverage >= leastCoverage;
  const [best, ...rest] = match(question, subject);
  // A worse match is no answer because it happens to share more words with the question.
  if (!best || !isAnswer(best)) return { language, others: [] };
  const others = rest.filter(
    (other) => isAnswer(other) && other.score >= best.score * worthOffering,
  );
  return {
    language,
    entry: best.entry,
    others: others.slice(0, mostOthers).map(({ entry }) => entry),
  };
}
