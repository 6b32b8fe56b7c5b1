/** Where the words a search matched stand in a text, so that a component can mark them. */
import { tokenize } from "./tokenize";

/** A stretch of a text in UTF-16 units, `end` exclusive, as `text.slice(start, end)` takes it. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * The ranges of a text that hold matched words, in order and apart. Whole words, never parts: a
 * mark inside an Arabic word would come between letters that join.
 *
 * @param terms the `terms` of a search result
 */
export function highlight(text: string, terms: readonly string[]): TextRange[] {
  const wanted = new Set(terms);
  const ranges: TextRange[] = [];
  for (const { term, start, end } of tokenize(text)) {
    const last = ranges.at(-1);
    // A compound comes before its parts, so a part that is marked already lies within the last.
    const marked = last !== undefined && end <= last.end;
    if (wanted.has(term) && !marked) ranges.push({ start, end });
  }
  return ranges;
}

/** A text cut into marked and unmarked pieces, which together are the text again. */
export function highlightedPieces(
  text: string,
  terms: readonly string[],
): { text: string; marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of highlight(text, terms)) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
