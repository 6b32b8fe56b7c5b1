/** Asking and answering, without how it looks. */
import type { Language } from "../i18n/languages";
import type { Engine } from "./engine";
import { readHistory, writeHistory, type StoredTurn } from "./history";
import type { Knowledge, KnowledgeEntry } from "./knowledge";
import { languageOf } from "./language";
import { reply } from "./reply";

export interface Turn {
  question: string;
  language: Language;
  /** Of the language of the turn. */
  knowledge: Knowledge;
  /** The answer; absent where there is no good one. */
  entry?: KnowledgeEntry;
  others: readonly KnowledgeEntry[];
}

export type LoadEngine = (language: Language) => Promise<Engine>;

/**
 * Answers a question in the language it is asked in.
 *
 * @param subject what the visitor is looking at or has just heard of
 * @returns rejects when the knowledge of the language cannot be loaded
 */
export async function answer(
  question: string,
  pageLanguage: Language,
  subject: string | undefined,
  load: LoadEngine,
): Promise<Turn> {
  const own = await load(pageLanguage);
  const language = languageOf(question, pageLanguage, own.knows);
  const engine = language === pageLanguage ? own : await load(language);
  return { question, knowledge: engine.knowledge, ...reply(engine, question, subject) };
}

const find = ({ entries }: Knowledge, id: string) => entries.find((entry) => entry.id === id);

/** The turns of this tab, as far as what answered them is still known. */
export async function restoreTurns(load: LoadEngine): Promise<Turn[]> {
  const turns = await Promise.all(
    readHistory().map(async ({ question, language, entry: id, others }) => {
      const { knowledge } = await load(language);
      const entry = id === undefined ? undefined : find(knowledge, id);
      if (id !== undefined && !entry) return [];
      const rest = others.flatMap((other) => find(knowledge, other) ?? []);
      return [{ question, language, knowledge, others: rest, ...(entry && { entry }) }];
    }),
  );
  return turns.flat();
}

/** Keeps the turns for the next full load in this tab. */
export function keepTurns(turns: readonly Turn[]): void {
  writeHistory(
    turns.map(({ question, language, entry, others }): StoredTurn => ({
      question,
      language,
      ...(entry && { entry: entry.id }),
      others: others.map(({ id }) => id),
    })),
  );
}
