import type { Entry } from "./loadContent";

/**
 * A function that is worked out once for an entry, which is the same in each check for as long as its
 * file stays.
 * @param work looks at nothing but the entry: neither at the disk nor at other entries
 */
export function oncePerEntry<Result>(work: (entry: Entry) => Result): (entry: Entry) => Result {
  const results = new WeakMap<Entry, Result>();
  return (entry) => {
    const before = results.get(entry);
    if (before !== undefined) return before;
    const result = work(entry);
    results.set(entry, result);
    return result;
  };
}
