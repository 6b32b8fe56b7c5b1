/** From a question to what the assistant says. Pure. */
import type { Language } from "../i18n/languages";
import type { Engine } from "./engine";
import type { KnowledgeEntry } from "./knowledge";
import type { Match } from "./matching";

/** Minimum score of an answer. Below it the assistant says that it has none, and hands over. */
export const minAnswerScore = 0.135;

/** Minimum share of the best score that a related entry must have. */
const relatedScoreRatio = 0.7;
const maxRelated = 2;
/** Minimum score of a suggestion where there is no answer. */
const minSuggestionScore = 0.08;
const maxSuggestions = 3;

export interface Reply {
  language: Language;
  /** The best answer; absent where there is no good one. */
  entry?: KnowledgeEntry;
  /** Related entries, or suggestions where there is no answer; best first. */
  others: KnowledgeEntry[];
}

const entriesOf = (matches: readonly Match[]) => matches.map(({ entry }) => entry);

/** Answers a question from the knowledge of its language. */
export function reply(
  { knowledge, match }: Pick<Engine, "knowledge" | "match">,
  question: string,
  subject?: string,
): Reply {
  const { language } = knowledge;
  const matches = match(question, subject);
  const [best, ...rest] = matches;
  if (!best || best.score < minAnswerScore) {
    const suggestions = matches.filter(({ score }) => score >= minSuggestionScore);
    return { language, others: entriesOf(suggestions.slice(0, maxSuggestions)) };
  }
  const others = rest.filter(
    ({ score }) => score >= minAnswerScore && score >= best.score * relatedScoreRatio,
  );
  return { language, entry: best.entry, others: entriesOf(others.slice(0, maxRelated)) };
}
