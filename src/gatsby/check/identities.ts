import path from "node:path";
import { factTokens } from "../tokens";
import { type Fault, formatPath, type Path } from "./fault";
import type { Content, Entry } from "./loadContent";
import { fieldsOf, valueAt } from "./schemaTree";

const faultAt = (entry: Entry, at: Path, message: string): Fault => ({
  file: entry.file,
  at: formatPath([...entry.at, ...at]),
  message,
});

const idOf = ({ value }: Entry) => valueAt(value, ["id"]);
const nameOf = ({ file }: Entry) => path.basename(file, ".json");

function duplicates(entries: readonly Entry[]): Fault[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    if (typeof id !== "string") return [];
    const key = `${entry.type} ${id}`;
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, entry);
      return [];
    }
    const place = [earlier.file, formatPath(earlier.at)].filter(Boolean).join(" › ");
    return [faultAt(entry, ["id"], `is "${id}" like that of ${place}: give each its own id`)];
  });
}

function fileNames(entries: readonly Entry[]): Fault[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    return entry.kind !== "folder" || typeof id !== "string" || id === nameOf(entry)
      ? []
      : [
          faultAt(
            entry,
            ["id"],
            `is "${id}", but the file is ${nameOf(entry)}.json: give both the same name`,
          ),
        ];
  });
}

function references({ entries }: Content): Fault[] {
  // An id counts by its file's name too, so that one broken file is not reported everywhere.
  const known = new Map<unknown, Set<unknown>>();
  for (const entry of entries) {
    const ids = known.get(entry.type) ?? new Set();
    known.set(entry.type, ids.add(idOf(entry)).add(nameOf(entry)));
  }
  return entries.flatMap((entry) =>
    fieldsOf(entry.schema, entry.value).flatMap(({ path: at, value, meta }) => {
      if (meta.ref === undefined) return [];
      const targets = known.get(meta.ref) ?? new Set();
      const ids: unknown[] = Array.isArray(value) ? value : [value];
      return ids.flatMap((id, index) => {
        const place = Array.isArray(value) ? [...at, index] : at;
        const fault = (message: string) => [faultAt(entry, place, message)];
        if (typeof id !== "string") return [];
        if (entry.type === meta.ref && id === idOf(entry))
          return fault("names itself: name another one");
        if (ids.indexOf(id) < index) return fault(`names "${id}" twice: remove one`);
        return targets.has(id)
          ? []
          : fault(`names "${id}", which does not exist: name one of the ids that do`);
      });
    }),
  );
}

function claimIds(entries: readonly Entry[]): Fault[] {
  return entries.flatMap((entry) => {
    const claims = valueAt(entry.value, ["claims"]);
    if (entry.type !== "Company" || !Array.isArray(claims)) return [];
    const ids = claims.map((claim) => valueAt(claim, ["id"]));
    return ids.flatMap((id, index) => {
      const fault = (message: string) => [faultAt(entry, ["claims", index, "id"], message)];
      if (typeof id !== "string") return [];
      if (ids.indexOf(id) < index) return fault(`is "${id}" a second time: give each its own id`);
      return factTokens.some((token) => token === id)
        ? fault(`is "${id}", which is a token already: choose another id`)
        : [];
    });
  });
}

/** Faults of ids: repeated, other than the file's name, and references that lead nowhere. */
export function identityFaults(content: Content): Fault[] {
  const { entries } = content;
  return [
    ...duplicates(entries),
    ...fileNames(entries),
    ...(content.unread.has("Service") ? [] : references(content)),
    ...claimIds(entries),
  ];
}
