import path from "node:path";
import { factTokens } from "../tokens";
import { type Issue, type Message, formatPath, type Path, say } from "./issue";
import type { Entry, RawContent } from "./loadContent";
import { valueAt } from "./schemaTree";

const issueAt = (entry: Entry, at: Path, message: Message): Issue => ({
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
    return [issueAt(entry, ["id"], say("idLikeOther", { id, place }))];
  });
}

function fileNames(entries: readonly Entry[]): Issue[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    return entry.kind !== "folder" || typeof id !== "string" || id === nameOf(entry)
      ? []
      : [issueAt(entry, ["id"], say("idNotFileName", { id, file: `${nameOf(entry)}.json` }))];
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
        const issue = (message: Message) => [issueAt(entry, place, message)];
        if (typeof id !== "string") return [];
        if (entry.type === meta.ref && id === idOf(entry)) return issue(say("namesItself"));
        if (ids.indexOf(id) < index) return issue(say("namedTwice", { id }));
        return targets.has(id) || unread.has(meta.ref as Entry["type"])
          ? []
          : issue(say("unknownId", { id }));
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
            say("idLikeAnchor", { id: String(value), place: formatPath(earlier.path) }),
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
      const issue = (message: Message) => [issueAt(entry, ["claims", index, "id"], message)];
      if (typeof id !== "string") return [];
      if (ids.indexOf(id) < index) return issue(say("idRepeated", { id }));
      return factTokens.some((token) => token === id) ? issue(say("idIsToken", { id })) : [];
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
