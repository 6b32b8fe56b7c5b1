/** A built site as the checker reads it: its pages, parsed, and what stands at its addresses. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { attributeOf, elementsOf, type HtmlElement } from "../../../src/hosting/build/html";
import { isHidden } from "../../../src/hosting/hiddenPaths";
import { isNotFoundPage } from "../../../src/hosting/notFoundPages";
import { readBuildInfo } from "../../../src/hosting/buildInfo";
import type { Language } from "../../../src/i18n/languages";
import { languageOfPath } from "../../../src/i18n/paths";
import { pageFiles } from "../pageFiles";

export interface ParsedPage {
  /** Without the deployment's path prefix, like `/ar/about/`. */
  path: string;
  /** Its public address. */
  url: string;
  language: Language;
  elements: HtmlElement[];
  /** Whether search engines may list it: it is no not-found page and has no `noindex`. */
  indexable: boolean;
}

export interface Site {
  siteUrl: string;
  /** Every page but those that only redirect, by address. */
  pages: ReadonlyMap<string, ParsedPage>;
  /** The file at an address of the site; undefined where none is, or one that only redirects. */
  fileAt: (url: string) => string | undefined;
}

/** A rule that a built site keeps to; yields what breaks it. */
export type Rule = (site: Site) => AsyncGenerator<SeoIssue> | Generator<SeoIssue>;

/** What is wrong, and on which page or file. */
export interface SeoIssue {
  page: string;
  reason: string;
}

/** The elements of a page with a tag name and, where given, with these attributes. */
export function select(
  { elements }: Pick<ParsedPage, "elements">,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  return elements.filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attributeOf(element, name) === value),
  );
}

/** The attribute of the one element of a kind; undefined where there is none or more than one. */
export function single(
  page: Pick<ParsedPage, "elements">,
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  attribute: string,
): string | undefined {
  const [found, ...others] = select(page, tagName, attributes);
  return found && others.length === 0 ? attributeOf(found, attribute) : undefined;
}

/** The content of a page's one meta element of a name or, with `property`, of a property. */
export function meta(
  page: Pick<ParsedPage, "elements">,
  name: string,
  by: "name" | "property" = "name",
) {
  return single(page, "meta", { [by]: name }, "content");
}

/** Reads a built site. Rejects where there is none. */
export async function openSite(root: string): Promise<Site> {
  const { siteUrl } = readBuildInfo(root);
  const pages = new Map<string, ParsedPage>();
  const redirects = new Set<string>();
  for (const file of await pageFiles(root)) {
    const path = file.replace(/index\.html$/, "");
    const elements = [...elementsOf(parse(await readFile(join(root, file), "utf8")))];
    if (select({ elements }, "meta", { "http-equiv": "refresh" }).length > 0) {
      redirects.add(path);
      continue;
    }
    const hides = meta({ elements }, "robots")?.includes("noindex") === true;
    const indexable = !isNotFoundPage(path) && !hides;
    const language = languageOfPath(path);
    pages.set(siteUrl + path, { path, url: siteUrl + path, language, elements, indexable });
  }
  const fileAt = (url: string) => {
    if (!url.startsWith(`${siteUrl}/`)) return undefined;
    const path = decodeURIComponent(url.slice(siteUrl.length).replace(/[?#].*$/, ""));
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    const isFile = /\.\w+$/.test(file) && existsSync(file);
    return isFile && !redirects.has(path) && !isHidden(path) ? file : undefined;
  };
  return { siteUrl, pages, fileAt };
}
