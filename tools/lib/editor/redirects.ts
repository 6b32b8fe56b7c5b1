/** Redirects that the editor offers for pages that have gone. */
import { readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { formatJson } from "../../../src/content/check/formatting";
import { contentFiles } from "../../../src/content/contentFiles";
import { languageOfPath, localizePath, routeOfPath } from "../../../src/i18n/paths";
import { readablePath } from "../../../src/i18n/writtenPaths";
import type { GonePage, PageMemory } from "./pagePaths";

const file = `content/${contentFiles.redirects.path}`;

/**
 * Leads a page that has gone to another one, and so all addresses that led to it.
 * @throws if the file of redirects is not right
 */
export function addRedirect(root: string, { from, to }: GonePage): void {
  const path = join(root, file);
  const redirects = contentFiles.redirects.schema
    .array()
    .parse(JSON.parse(readFileSync(path, "utf8")));
  const led = redirects.map((redirect) =>
    routeOfPath(redirect.to) === from
      ? { ...redirect, to: localizePath(to, languageOfPath(redirect.to)) }
      : redirect,
  );
  // Back where it began, a page needs no redirect to itself.
  const others = led.filter(
    (redirect) => readablePath(redirect.from) !== readablePath(redirect.to),
  );
  writeFileSync(path, formatJson([...others, { from, to }]));
}

/**
 * Adds a redirect from a page that has gone. Only a page of this server may ask for it: its origin
 * is its own address, and a name that leads here by another way is another one.
 * @returns the status of the answer
 */
export function redirectGonePage(
  { root, memory }: { root: string; memory: PageMemory },
  request: IncomingMessage,
  from: string | null,
): number {
  const { origin, host } = request.headers;
  const isOwn = origin === `http://${host}` && /^localhost(?::\d+)?$/.test(host ?? "");
  const gone = memory.gone(root).find((page) => page.from === from);
  if (!isOwn || !gone) return 403;
  try {
    addRedirect(root, gone);
    return 204;
  } catch {
    // The list of issues says what is wrong with the file of redirects.
    return 409;
  }
}
