/** Asking and answering, without how it looks. */
import type { Language } from "../i18n/languages";
import type { Engine } from "./engine";
import type { StoredTurn } from "./history";
import { apartIn, type Knowledge, type KnowledgeEntry } from "./knowledge";
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

/** Loads what is known in a language, with the entries of some services, to be asked a question. */
export type LoadEngine = (
  language: Language,
  services?: readonly string[],
  question?: string,
) => Promise<Engine>;

/**
 * What a question that names nothing is about: what was spoken of last, or first the service whose
 * page the visitor has gone to since.
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
  const own = await load(place.language);
  const language = languageOf(question, place.language, own.knows);
  const first = await load(language, [], question);
  const shown = subjectAt(place.path, first.knowledge, last);
  const named = first.apart(question);
  const needed = apartIn(first.knowledge, shown === undefined ? named : [shown, ...named]);
  const engine = needed.length > 0 ? await load(language, needed, question) : first;
  // A service that the question names counts as if the visitor was looking at it.
  const ofNamed = named
    .map((service) => ({ service, answered: reply(engine, question, service) }))
    .find(({ service, answered }) => answered.entry?.subject === service);
  const answered = ofNamed?.answered ?? reply(engine, question, shown);
  return { question, path: place.path, knowledge: engine.knowledge, ...answered };
}

const find = ({ entries }: Knowledge, id: string) => entries.find((entry) => entry.id === id);

/** The service that an entry belongs to, by its id: that of `service/erp/price` is `erp`. */
const serviceOf = (id: string): string | undefined => /^service\/([^/]+)/.exec(id)?.[1];

async function restore(stored: StoredTurn, load: LoadEngine): Promise<Turn[]> {
  const { question, language, path, entry: id, others } = stored;
  const services = [id ?? "", ...others].flatMap((known) => serviceOf(known) ?? []);
  const { knowledge } = await load(language, services);
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
