import path from "node:path";
import { factTokens } from "../tokens";
import { type Issue, formatPath, type Path } from "./issue";
import type { Entry, RawContent } from "./loadContent";
import { valueAt } from "./schemaTree";

const issueAt = (entry: Entry, at: Path, message: string): Issue => ({
  file: entry.file,
  at: formatPath([...entry.at, ...at]),
  message,
});

const idOf = ({ value }: Entry) => valueAt(value, ["id"]);
const nameOf = ({ file }: Entry) => path.basename(file, ".json");

function duplicates(entries: readonly Entry[]): Issue[] {
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
    return [issueAt(entry, ["id"], `is "${id}" like that of ${place}: give each its own id`)];
  });
}

function fileNames(entries: readonly Entry[]): Issue[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    return entry.kind !== "folder" || typeof id !== "string" || id === nameOf(entry)
      ? []
      : [
          issueAt(
            entry,
            ["id"],
            `is "${id}", but the file is ${nameOf(entry)}.json: give both the same name`,
          ),
        ];
  });
}

function references({ entries, unread }: RawContent): Issue[] {
  // An id counts by its file's name too, so that one broken file is not reported everywhere.
  const known = new Map<unknown, Set<unknown>>();
  for (const entry of entries) {
    const ids = known.get(entry.type) ?? new Set();
    known.set(entry.type, ids.add(idOf(entry)).add(nameOf(entry)));
  }
  return entries.flatMap((entry) =>
    entry.fields.flatMap(({ path: at, value, meta }) => {
      if (meta.ref === undefined) return [];
      const targets = known.get(meta.ref) ?? new Set();
      const ids: unknown[] = Array.isArray(value) ? value : [value];
      return ids.flatMap((id, index) => {
        const place = Array.isArray(value) ? [...at, index] : at;
        const issue = (message: string) => [issueAt(entry, place, message)];
        if (typeof id !== "string") return [];
        if (entry.type === meta.ref && id === idOf(entry))
          return issue("names itself: name another one");
        if (ids.indexOf(id) < index) return issue(`names "${id}" twice: remove one`);
        return targets.has(id) || unread.has(meta.ref as Entry["type"])
          ? []
          : issue(`names "${id}", which does not exist: name one of the ids that do`);
      });
    }),
  );
}

/** Ids that are addresses on a page: each stands there once. */
function anchors(entry: Entry): Issue[] {
  const fields = entry.fields.filter(({ meta }) => meta.anchor);
  return fields.flatMap(({ path: at, value }, index) => {
    const earlier = fields.slice(0, index).find((field) => field.value === value);
    return earlier
      ? [
          issueAt(
            entry,
            at,
            `is "${String(value)}" like ${formatPath(earlier.path)}: give each its own id`,
          ),
        ]
      : [];
  });
}

function claimIds(entries: readonly Entry[]): Issue[] {
  return entries.flatMap((entry) => {
    const claims = valueAt(entry.value, ["claims"]);
    if (entry.type !== "Company" || !Array.isArray(claims)) return [];
    const ids = claims.map((claim) => valueAt(claim, ["id"]));
    return ids.flatMap((id, index) => {
      const issue = (message: string) => [issueAt(entry, ["claims", index, "id"], message)];
      if (typeof id !== "string") return [];
      if (ids.indexOf(id) < index) return issue(`is "${id}" a second time: give each its own id`);
      return factTokens.some((token) => token === id)
        ? issue(`is "${id}", which is a token already: choose another id`)
        : [];
    });
  });
}

/** Issues of ids: repeated, other than the file's name, and references that lead nowhere. */
export function identityIssues(content: RawContent): Issue[] {
  const { entries } = content;
  return [
    ...duplicates(entries),
    ...entries.flatMap(anchors),
    ...fileNames(entries),
    ...references(content),
    ...claimIds(entries),
  ];
}
