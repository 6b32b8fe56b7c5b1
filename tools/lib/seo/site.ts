/** A built site as the checker reads it: its pages, parsed, and its own server to ask. */
import { readFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parse } from "parse5";
import { createSite } from "../../../server/site";
import { attributeOf, elementsOf, type HtmlElement } from "../../../src/gatsby/html";
import { isHidden } from "../../../src/gatsby/postBuild/hiddenPaths";
import { isNotFoundPage } from "../../../src/gatsby/postBuild/notFoundPages";
import { publicFiles } from "../../../src/gatsby/postBuild/publicFiles";
import { readSiteFacts } from "../../../src/gatsby/postBuild/siteFacts";
import type { Language } from "../../../src/i18n/languages";
import { languageOfPath } from "../../../src/i18n/paths";

export interface Page {
  /** Without the deployment's path prefix, like `/ar/about/`. */
  path: string;
  /** Its public address. */
  url: string;
  language: Language;
  elements: HtmlElement[];
  /** Whether it lets itself be found: it is no redirect, no not-found page, and has no `noindex`. */
  indexable: boolean;
}

export interface Answer {
  status: number;
  location: string | undefined;
  body: Buffer;
}

export interface Site {
  root: string;
  siteUrl: string;
  pages: Page[];
  /** Asks the site's own server for an absolute address of the site; each address once. */
  ask: (url: string) => Promise<Answer>;
  close: () => void;
}

/** What is wrong, and on which page or file. */
export interface Fault {
  page: string;
  reason: string;
}

/** A rule that a built site keeps to. */
export type Rule = (site: Site) => Fault[] | Promise<Fault[]>;

/** The elements of a page with a tag name and, where given, with these attributes. */
export function select(
  page: Page,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  return page.elements.filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attributeOf(element, name) === value),
  );
}

/** The attribute of the one element of a kind; undefined where there is none or more than one. */
export function single(
  page: Page,
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  attribute: string,
): string | undefined {
  const [found, ...others] = select(page, tagName, attributes);
  return found && others.length === 0 ? attributeOf(found, attribute) : undefined;
}

/** The content of a page's one meta element of a name or, with `property`, of a property. */
export function meta(page: Page, name: string, by: "name" | "property" = "name") {
  return single(page, "meta", { [by]: name }, "content");
}

const isRedirect = (elements: readonly HtmlElement[]) =>
  elements.some(
    (element) =>
      element.tagName === "meta" && attributeOf(element, "http-equiv")?.toLowerCase() === "refresh",
  );

async function readPage(root: string, siteUrl: string, file: string): Promise<Page | undefined> {
  const path = file.replace(/index\.html$/, "");
  const elements = [...elementsOf(parse(await readFile(join(root, file), "utf8")))];
  if (isRedirect(elements)) return undefined;
  const page = { path, url: siteUrl + path, language: languageOfPath(path), elements };
  const robots = meta({ ...page, indexable: false }, "robots") ?? "";
  return { ...page, indexable: !isNotFoundPage(path) && !robots.includes("noindex") };
}

/** Reads a built site and starts its server on a free port. Rejects when there is none. */
export async function openSite(root: string): Promise<Site> {
  const { siteUrl, pathPrefix } = readSiteFacts(root);
  const files = (await publicFiles(root)).filter((file) => /\.html$/.test(file) && !isHidden(file));
  const pages = await Promise.all(files.map((file) => readPage(root, siteUrl, file)));

  const server = createServer(createSite({ root, pathPrefix }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const answers = new Map<string, Promise<Answer>>();
  const request = async (url: string): Promise<Answer> => {
    const { pathname, search } = new URL(url);
    // A connection of its own: one that is kept would be closed while rules compute.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path: pathname + search, agent: false }, resolve).once(
        "error",
        reject,
      );
    });
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return {
      status: response.statusCode ?? 0,
      location: response.headers.location,
      body: Buffer.concat(parts),
    };
  };
  return {
    root,
    siteUrl,
    pages: pages.filter((page) => page !== undefined),
    ask: (url) => {
      const address = url.replace(/#.*$/, "");
      const answer = answers.get(address) ?? request(address);
      answers.set(address, answer);
      return answer;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
