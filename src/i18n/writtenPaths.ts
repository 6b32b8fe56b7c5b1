/** Addresses as people and programs write them. Pure. */

/**
 * A path as it reads: decoded, its letters composed (NFC), and without a slash at its end, so that
 * `/%D8%A3/`, `/أ` and `/أ/` are one. What is no encoded text stays as it is; the home page is "".
 */
export function readablePath(path: string): string {
  return composedPath(decoded(path));
}

/** The same of a path that is decoded already. */
export const composedPath = (path: string): string => path.normalize("NFC").replace(/\/$/, "");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What link detectors of messengers and mail programs, and sentences, leave at the end of an address:
 * punctuation, brackets and quotes of all languages, blanks, marks of direction and of no width.
 */
export const trailingCharacters = Array.from(
  [
    ".,;:!?()[]{}<>'\"`*_|~^\\ \t",
    "\u00a0\u00ab\u00ad\u00bb\u060c\u061b\u061c\u061f\u06d4",
    "\u200b\u200c\u200d\u200e\u200f\u2010\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026",
    "\u202a\u202b\u202c\u202d\u202e\u2039\u203a\u2060\u2066\u2067\u2068\u2069",
    "\u3001\u3002\u300c\u300d\ufd3e\ufd3f\ufeff\uff01\uff09\uff0c\uff1a\uff1b\uff1f\ufffd",
  ].join(""),
);

const trailing = new Set<string | undefined>([...trailingCharacters, "/"]);

function withoutTrailing(path: string): string {
  let end = path.length;
  while (trailing.has(path[end - 1])) end -= 1;
  return path.slice(0, end);
}

/**
 * What addresses that mean one page have in common: `/About/`, `//about`, `/about/index.html` and
 * `/about/).` are all `/about`. The home page is "".
 * @param path decoded, starting with a slash
 */
export function comparablePath(path: string): string {
  const single = withoutTrailing(path.replace(/\/+/g, "/"));
  return withoutTrailing(single.replace(/\/index\.html$/i, "")).toLowerCase();
}
