import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { defaultLanguage } from "../src/i18n/languages";
import { notFoundPage, notFoundPageFor } from "../src/gatsby/postBuild/notFoundPages";
import { acceptedCodings } from "./requestHeaders";

const extensions = { br: ".br", gzip: ".gz", identity: "" };
type Coding = keyof typeof extensions;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function readPage(root: string, page: string, request: IncomingMessage) {
  const accepted = acceptedCodings(request);
  const codings = (["br", "gzip"] satisfies Coding[]).filter((coding) => accepted.includes(coding));
  for (const coding of [...codings, "identity"] satisfies Coding[]) {
    const body = await readIfThere(join(root, page + extensions[coding]));
    if (body) return { body, coding };
  }
  return undefined;
}

/**
 * Answers with the not-found page in the language of the path, under the address that was asked for;
 * with one line of text where the site has no such page. Rejects when the page cannot be read.
 * @param status 404, or 400 for an address that cannot be read
 */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, status }: { root: string; path: string; status: 400 | 404 },
): Promise<void> {
  const page =
    (await readPage(root, notFoundPageFor(path), request)) ??
    (await readPage(root, notFoundPage(defaultLanguage), request));
  const body = page?.body ?? Buffer.from("Not found\n");
  if (page && page.coding !== "identity") response.setHeader("Content-Encoding", page.coding);
  response.writeHead(status, {
    "Cache-Control": "no-cache",
    "Content-Length": body.length,
    "Content-Type": `text/${page ? "html" : "plain"};charset=utf-8`,
    Vary: "Accept-Encoding",
  });
  response.end(body);
}
