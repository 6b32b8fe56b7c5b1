/** What the build needs to know of a page to finish it. */
import { createHash } from "node:crypto";
import { parse } from "parse5";
import { attributeOf, elementsOf, type Edit, type HtmlElement } from "./html";

export interface PageParts {
  /** Where the element that names the charset ends. */
  charsetEnd?: number | undefined;
  /** Where the end tag of the head starts. */
  headEnd?: number | undefined;
  /** Where the first script starts. */
  firstScript?: number | undefined;
  /** The hashes of the scripts that run inline, each once. */
  scriptHashes: string[];
  /** The hashes of its style elements, each once. */
  styleHashes: string[];
  /** Edits that remove the structured data of an earlier build. */
  dataScripts: Edit[];
  /** Edits that remove the content security policy of an earlier build. */
  policies: Edit[];
}

/** The type of a script element that holds structured data. */
export const dataType = "application/ld+json";

const isScript = ({ tagName }: HtmlElement) => tagName === "script";

/** Data such as JSON-LD is not run, and needs no hash. */
function runsInline(element: HtmlElement): boolean {
  const type = attributeOf(element, "type")?.trim().toLowerCase() ?? "";
  const runs = /^$|javascript|ecmascript|^module$|^importmap$|^speculationrules$/.test(type);
  return isScript(element) && runs && attributeOf(element, "src") === undefined;
}

/** The hash of an element's text as the parser, and therefore the browser, sees it. */
function hash({ childNodes }: HtmlElement): string {
  const text = childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

const removals = (elements: readonly HtmlElement[]): Edit[] =>
  elements.flatMap(({ sourceCodeLocation: place }) =>
    place ? [{ start: place.startOffset, end: place.endOffset, text: "" }] : [],
  );

/** Parses a page. */
export function readPage(html: string): PageParts {
  const all = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const metas = all.filter(({ tagName }) => tagName === "meta");
  const scripts = all.filter(isScript);
  const charset = metas.find((element) => attributeOf(element, "charset"));
  const head = all.find(({ tagName }) => tagName === "head");
  const isPolicy = (element: HtmlElement) =>
    /^content-security-policy$/i.test(attributeOf(element, "http-equiv") ?? "");
  return {
    charsetEnd: charset?.sourceCodeLocation?.endOffset,
    headEnd: head?.sourceCodeLocation?.endTag?.startOffset,
    firstScript: scripts[0]?.sourceCodeLocation?.startOffset,
    scriptHashes: [...new Set(all.filter(runsInline).map(hash))],
    styleHashes: [...new Set(all.filter(({ tagName }) => tagName === "style").map(hash))],
    dataScripts: removals(scripts.filter((script) => attributeOf(script, "type") === dataType)),
    policies: removals(metas.filter(isPolicy)),
  };
}
