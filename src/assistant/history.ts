/** The conversation of the tab, kept over full loads of a page and gone with the tab. */
import { isLanguage, type Language } from "../i18n/languages";

/** A question with what answered it, by ids of the knowledge. */
export interface StoredTurn {
  question: string;
  language: Language;
  entry?: string;
  others: string[];
}

const key = "assistant";
const mostTurns = 20;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

function isTurn(value: unknown): value is StoredTurn {
  if (typeof value !== "object" || value === null) return false;
  const { question, language, entry, others } = value as Record<string, unknown>;
  const hasEntry = entry === undefined || typeof entry === "string";
  return typeof question === "string" && isLanguage(language) && hasEntry && isTexts(others);
}

/** The turns of this tab; none where storage is blocked or holds something else. */
export function readHistory(): StoredTurn[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTurn) : [];
  } catch {
    return [];
  }
}

/** Keeps the latest turns. Where storage is blocked they last as long as the page. */
export function writeHistory(turns: readonly StoredTurn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(turns.slice(-mostTurns)));
  } catch {
    // Blocked or full: see above.
  }
}
