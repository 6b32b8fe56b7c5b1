/** What a visitor typed, or what an address carries, as a text that is safe to search for and show. */

/** The longest query, in code points; more is cut off. */
export const maxQueryLength = 200;

/** The query parameter that holds the search term on every page with a search. */
export const searchParameter = "search";

// Half characters, and the sign that decoding leaves for broken bytes.
const broken = /\p{Cs}|\uFFFD/gu;
const gaps = /[\s\p{Cc}\u2800]+/gu;
/**
 * What nobody sees, except what letters and emoji are formed with. Marks of direction are of these:
 * they would turn around the sentence that shows the query.
 */
const unseen =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
// At an end there is nothing to join, and at the start no letter to stand on for a mark.
const ends = /^[\s\p{M}\p{Join_Control}]+|[\s\p{Join_Control}]+$/gu;

/** A text as it is seen: without what is broken, unseen, or needless space. May be empty. */
export const cleanTyped = (text: string): string =>
  text.replace(broken, "").replace(gaps, " ").replace(unseen, "").replace(ends, "");

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
