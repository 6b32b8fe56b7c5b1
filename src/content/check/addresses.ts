import { readablePath } from "../../i18n/writtenPaths";
import { languageCodes, languages } from "../../i18n/languages";
import { routeOfPath } from "../../i18n/paths";
import { collectionNames, collectionOf } from "../collections";
import { fixedPageOf, fixedPages } from "../pages";
import { type Issue, formatPath } from "./issue";
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

const issueAt = ({ entry, field }: Address, message: string): Issue => ({
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

const prefixIssue = (prefix: string) =>
  `begins with ${prefix}/, which the build adds by itself: leave it out`;

function pageIssue(pages: readonly Address[], page: Address): string | undefined {
  const prefix = prefixOf(page.path);
  if (prefix !== undefined) return prefixIssue(prefix);
  if (fixedPageOf(page.path)) return `is ${page.path}, which is another page: choose another path`;
  return isRepeated(pages, page)
    ? `is ${page.path}, which another page has: choose another path`
    : undefined;
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

  const sourceIssue = (source: Address): string | undefined => {
    const prefix = prefixOf(source.path);
    if (prefix !== undefined) return prefixIssue(prefix);
    const page = source.path.replace(/\/index\.html\/$/, "/");
    if (pages.has(page)) return `is ${page}, which is a page: remove the redirect`;
    return isRepeated(sources, source)
      ? `is ${source.path} a second time: remove one of the two`
      : undefined;
  };
  const targetIssue = ({ path }: Address): string | undefined => {
    if (isLoop(next, path)) return `leads to ${path} and round in a loop: name a page`;
    if (next.has(path)) return `leads to ${path}, which is redirected again: name the last page`;
    if (pages.has(path) || lacksPages(content)) return undefined;
    return `leads to ${path}, which is no page: name one that exists`;
  };
  const judge = (list: readonly Address[], reason: (address: Address) => string | undefined) =>
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
            message: `is ${value}, which is no page: name one that exists`,
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
