import { languageCodes, languages } from "../../i18n/languages";
import { fixedPaths, fixedRouteOf } from "../pages";
import { type Fault, formatPath } from "./fault";
import type { Content, Entry } from "./loadContent";
import { valueAt } from "./schemaTree";

interface Address {
  entry: Entry;
  field: string;
  path: string;
}

/** The strings that stand in a field of all entries of a type. */
function addresses({ entries }: Content, type: Entry["type"], field: string): Address[] {
  return entries.flatMap((entry) => {
    const path = valueAt(entry.value, [field]);
    return entry.type === type && typeof path === "string" ? [{ entry, field, path }] : [];
  });
}

const faultAt = ({ entry, field }: Address, message: string): Fault => ({
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

const prefixFault = (prefix: string) =>
  `begins with ${prefix}/, which the build adds by itself: leave it out`;

function pageFault(pages: readonly Address[], page: Address): string | undefined {
  const prefix = prefixOf(page.path);
  if (prefix !== undefined) return prefixFault(prefix);
  if (fixedRouteOf(page.path)) return `is ${page.path}, which is another page: choose another path`;
  return isRepeated(pages, page)
    ? `is ${page.path}, which another service has: choose another path`
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

function redirectFaults(content: Content, pages: ReadonlySet<string>): Fault[] {
  const sources = addresses(content, "Redirect", "from");
  const targets = addresses(content, "Redirect", "to");
  const fromOf = new Map(sources.map(({ entry, path }) => [entry, path]));
  const next = new Map(
    targets.flatMap(({ entry, path }) => {
      const from = fromOf.get(entry);
      return from === undefined ? [] : [[from, path] as const];
    }),
  );

  const sourceFault = (source: Address): string | undefined => {
    const prefix = prefixOf(source.path);
    if (prefix !== undefined) return prefixFault(prefix);
    if (pages.has(source.path)) return `is ${source.path}, which is a page: remove the redirect`;
    return isRepeated(sources, source)
      ? `is ${source.path} a second time: remove one of the two`
      : undefined;
  };
  const targetFault = ({ path }: Address): string | undefined => {
    if (isLoop(next, path)) return `leads to ${path} and round in a loop: name a page`;
    if (next.has(path)) return `leads to ${path}, which is redirected again: name the last page`;
    if (pages.has(path) || content.unread.has("Service")) return undefined;
    return `leads to ${path}, which is no page: name one that exists`;
  };
  const judge = (list: readonly Address[], reason: (address: Address) => string | undefined) =>
    list.flatMap((address) => {
      const message = reason(address);
      return message === undefined ? [] : [faultAt(address, message)];
    });
  return [...judge(sources, sourceFault), ...judge(targets, targetFault)];
}

function questionFaults(content: Content, pages: ReadonlySet<string>): Fault[] {
  const strange = addresses(content, "FaqEntry", "page").filter(({ path }) => !pages.has(path));
  if (content.unread.has("Service")) return [];
  return strange.map((address) =>
    faultAt(address, `is ${address.path}, which is no page: name one that exists`),
  );
}

/** Faults of the paths of services and of redirects, and of the pages that questions name. */
export function addressFaults(content: Content): Fault[] {
  const services = addresses(content, "Service", "path");
  const faults = services.flatMap((page) => {
    const message = pageFault(services, page);
    return message === undefined ? [] : [faultAt(page, message)];
  });
  const pages = new Set<string>([...fixedPaths, ...services.map(({ path }) => path)]);
  return [...faults, ...redirectFaults(content, pages), ...questionFaults(content, pages)];
}
