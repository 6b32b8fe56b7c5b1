import type { Entry } from "./loadContent";

/**
 * Memoizes a function of an entry. An entry is the same object in each check for as long as its file
 * stays as it is.
 * @param compute reads nothing but the entry: neither the disk nor other entries
 */
export function memoizeByEntry<Result>(compute: (entry: Entry) => Result): typeof compute {
  const results = new WeakMap<Entry, Result>();
  return (entry) => {
    const known = results.get(entry);
    if (known !== undefined) return known;
    const result = compute(entry);
    results.set(entry, result);
    return result;
  };
}
