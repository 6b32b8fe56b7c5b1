/** Asking and answering, without how it looks. */
import type { Language } from "../i18n/languages";
import type { Engine } from "./engine";
import type { StoredTurn } from "./history";
import type { Knowledge, KnowledgeEntry } from "./knowledge";
import { languageOf } from "./language";
import { reply } from "./reply";
import { serviceAt } from "./suggestions";

/** The page that is shown. */
export interface Place {
  /** Without the deployment's path prefix. */
  path: string;
  language: Language;
}

export interface Turn {
  question: string;
  /** The path of the page it was asked on. */
  path: string;
  language: Language;
  /** Of the language of the turn. */
  knowledge: Knowledge;
  /** The answer; absent where there is no good one. */
  entry?: KnowledgeEntry;
  others: readonly KnowledgeEntry[];
}

/** Loads what is known in a language, to be asked a question. */
export type LoadEngine = (language: Language, question?: string) => Promise<Engine>;

/**
 * The subject of a question that names none: that of the last answer. After a change of page, the
 * service of that page comes first.
 */
function subjectAt(path: string, knowledge: Knowledge, last: Turn | undefined) {
  const spokenOf = last?.entry?.subject;
  const shown = serviceAt(knowledge, path);
  return last && last.path !== path ? (shown ?? spokenOf) : (spokenOf ?? shown);
}

/**
 * Answers a question in the language it is asked in.
 *
 * @param last the turn before it
 * @returns rejects when the knowledge of the language cannot be loaded
 */
export async function answer(
  question: string,
  place: Place,
  last: Turn | undefined,
  load: LoadEngine,
): Promise<Turn> {
  const pageEngine = await load(place.language);
  const language = languageOf(question, place.language, pageEngine.knows);
  const engine = await load(language, question);
  const subject = subjectAt(place.path, engine.knowledge, last);
  const answered = reply(engine, question, subject);
  return { question, path: place.path, knowledge: engine.knowledge, ...answered };
}

const find = ({ entries }: Knowledge, id: string) => entries.find((entry) => entry.id === id);

async function restore(stored: StoredTurn, load: LoadEngine): Promise<Turn[]> {
  const { question, language, path, entry: id, others } = stored;
  const { knowledge } = await load(language);
  const entry = id === undefined ? undefined : find(knowledge, id);
  if (id !== undefined && !entry) return [];
  const rest = others.flatMap((other) => find(knowledge, other) ?? []);
  return [{ question, language, path, knowledge, others: rest, ...(entry && { entry }) }];
}

/**
 * Restores stored turns whose answers still exist. Turns whose language cannot be loaded are left
 * out, and stay stored for the next time.
 */
export async function restoreTurns(
  history: readonly StoredTurn[],
  load: LoadEngine,
): Promise<Turn[]> {
  const turns = await Promise.allSettled(history.map((stored) => restore(stored, load)));
  return turns.flatMap((turn) => (turn.status === "fulfilled" ? turn.value : []));
}

/** The part of a turn that is stored to restore it after a full page load in this tab. */
export const toStored = ({ question, language, path, entry, others }: Turn): StoredTurn => ({
  question,
  language,
  path,
  ...(entry && { entry: entry.id }),
  others: others.map(({ id }) => id),
});
