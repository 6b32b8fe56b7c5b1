/** What a visitor typed, or what an address carries, as a text that is safe to search for and show. */

import { hasVisible, plainLine } from "../i18n/visibleText";

/** The longest query, in code points; more is cut off. */
export const maxQueryLength = 200;

/** The query parameter that holds the search term on every page with a search. */
export const searchParameter = "search";

/** A text as it is seen, without the sign that decoding leaves for broken bytes. May be empty. */
export function cleanTyped(text: string): string {
  const line = plainLine(text.replaceAll("\uFFFD", ""));
  return hasVisible(line) ? line : "";
}

/** The query as it is seen, and not too long. May be empty. */
export const normalizeQuery = (text: string): string =>
  Array.from(cleanTyped(text)).slice(0, maxQueryLength).join("").trim();

/**
 * The query of an address: the first `search` parameter that is not empty, normalised, or "".
 * Never throws: bytes that are no UTF-8, such as `%E0%A4%A`, are left out.
 *
 * @param parameters the address's query string, with or without the question mark
 */
export function queryFromAddress(parameters: string): string {
  const values = new URLSearchParams(parameters).getAll(searchParameter).map(normalizeQuery);
  return values.find((value) => value !== "") ?? "";
}
