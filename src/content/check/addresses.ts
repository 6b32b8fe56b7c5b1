import { readablePath } from "../../i18n/writtenPaths";
import { languageCodes, languages } from "../../i18n/languages";
import { routeOfPath } from "../../i18n/paths";
import { collectionNames, collectionOf } from "../collections";
import { fixedPageOf, fixedPages } from "../pages";
import { type Issue, type Message, formatPath, say } from "./issue";
import type { Entry, RawContent } from "./loadContent";
import { valueAt } from "./schemaTree";

interface Address {
  entry: Entry;
  field: string;
  path: string;
}

/** The strings that stand in a field of all entries of a type. */
function addresses({ entries }: RawContent, type: Entry["type"], field: string): Address[] {
  return entries.flatMap((entry) => {
    const path = valueAt(entry.value, [field]);
    return entry.type === type && typeof path === "string" ? [{ entry, field, path }] : [];
  });
}

/** The types whose entries have pages of their own. */
const entryTypes = collectionNames.map((name) => collectionOf(name).type);

/** Whether a page may exist whose file could not be read. */
const lacksPages = ({ unread }: RawContent): boolean => entryTypes.some((type) => unread.has(type));

const issueAt = ({ entry, field }: Address, message: Message): Issue => ({
  file: entry.file,
  at: formatPath([...entry.at, field]),
  message,
});

function isRepeated(list: readonly Address[], address: Address): boolean {
  return list.findIndex(({ path }) => path === address.path) < list.indexOf(address);
}

/** The prefix of a language that an address begins with: the pages below it are made from it. */
function prefixOf(path: string): string | undefined {
  return languageCodes
    .map((code) => languages[code].pathPrefix)
    .find((prefix) => prefix !== "" && path.startsWith(`${prefix}/`));
}

const prefixIssue = (prefix: string) => say("prefixed", { prefix: `${prefix}/` });

function pageIssue(pages: readonly Address[], page: Address): Message | undefined {
  const prefix = prefixOf(page.path);
  if (prefix !== undefined) return prefixIssue(prefix);
  if (fixedPageOf(page.path)) return say("pathOfPage", { path: page.path });
  return isRepeated(pages, page) ? say("pathTaken", { path: page.path }) : undefined;
}

/** Whether following redirects from an address comes back to where one has been. */
function isLoop(targets: ReadonlyMap<string, string>, start: string): boolean {
  const seen = new Set<string>();
  for (let path: string | undefined = start; path !== undefined; path = targets.get(path)) {
    if (seen.has(path)) return true;
    seen.add(path);
  }
  return false;
}

/** An old address in the form that pages' paths have, so that all of its forms are compared. */
const comparable = (path: string) => `${readablePath(path)}/`;

function redirectIssues(content: RawContent, pages: ReadonlySet<string>): Issue[] {
  const sources = addresses(content, "Redirect", "from").map((source) => {
    return { ...source, path: comparable(source.path) };
  });
  const targets = addresses(content, "Redirect", "to").map((target) => {
    return { ...target, path: routeOfPath(target.path) };
  });
  const fromOf = new Map(sources.map(({ entry, path }) => [entry, path]));
  const next = new Map(
    targets.flatMap(({ entry, path }) => {
      const from = fromOf.get(entry);
      return from === undefined ? [] : [[from, path] as const];
    }),
  );

  const sourceIssue = (source: Address): Message | undefined => {
    const prefix = prefixOf(source.path);
    if (prefix !== undefined) return prefixIssue(prefix);
    const page = source.path.replace(/\/index\.html\/$/, "/");
    if (pages.has(page)) return say("redirectOfPage", { path: page });
    return isRepeated(sources, source) ? say("redirectRepeated", { path: source.path }) : undefined;
  };
  const targetIssue = ({ path }: Address): Message | undefined => {
    if (isLoop(next, path)) return say("redirectLoop", { path });
    if (next.has(path)) return say("redirectChain", { path });
    if (pages.has(path) || lacksPages(content)) return undefined;
    return say("redirectNowhere", { path });
  };
  const judge = (list: readonly Address[], reason: (address: Address) => Message | undefined) =>
    list.flatMap((address) => {
      const message = reason(address);
      return message === undefined ? [] : [issueAt(address, message)];
    });
  return [...judge(sources, sourceIssue), ...judge(targets, targetIssue)];
}

/** Fields that name a page which there is not. */
function linkIssues(content: RawContent, pages: ReadonlySet<string>): Issue[] {
  if (lacksPages(content)) return [];
  return content.entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, value, meta }) =>
      !meta.page || typeof value !== "string" || pages.has(value)
        ? []
        : {
            file: entry.file,
            at: formatPath([...entry.at, ...path]),
            message: say("noPage", { path: value }),
          },
    ),
  );
}

/** Issues of the paths of pages and of redirects, and of the pages that texts lead to. */
export function addressIssues(content: RawContent): Issue[] {
  const entries = entryTypes.flatMap((type) => addresses(content, type, "path"));
  const issues = entries.flatMap((page) => {
    const message = pageIssue(entries, page);
    return message === undefined ? [] : [issueAt(page, message)];
  });
  const pages = new Set([
    ...fixedPages.map(({ route }) => route),
    ...entries.map(({ path }) => path),
  ]);
  return [...issues, ...redirectIssues(content, pages), ...linkIssues(content, pages)];
}
