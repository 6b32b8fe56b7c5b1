/** The conversation of the tab, kept over full loads of a page and gone with the tab. */
import { isLanguage, type Language } from "../i18n/languages";

/** A question with what answered it, by ids of the knowledge. */
export interface StoredTurn {
  question: string;
  language: Language;
  /** The path of the page it was asked on, without the deployment's path prefix. */
  path: string;
  entry?: string;
  others: string[];
}

const key = "assistant";
const mostTurns = 20;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

function isTurn(value: unknown): value is StoredTurn {
  if (typeof value !== "object" || value === null) return false;
  const { question, language, path, entry = "", others } = value as Record<string, unknown>;
  return isLanguage(language) && isTexts([question, path, entry]) && isTexts(others);
}

/** What storage did not take: it lasts as long as the page. */
let unstored: readonly StoredTurn[] | undefined;

/** The turns of this tab; none where storage holds something else. */
export function readHistory(): readonly StoredTurn[] {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTurn) : [];
  } catch {
    return [];
  }
}

function write(turns: readonly StoredTurn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(turns));
    unstored = undefined;
  } catch {
    // Blocked or full: see above.
    unstored = turns;
  }
}

/** Adds a turn to those that are kept, which are the latest ones. */
export function addToHistory(turn: StoredTurn): void {
  write([...readHistory(), turn].slice(-mostTurns));
}

/** Leaves nothing behind. */
export function forgetHistory(): void {
  write([]);
}
