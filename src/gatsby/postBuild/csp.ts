import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import {
  applyEdits,
  attributeOf as attribute,
  elementsOf,
  type HtmlElement as Element,
} from "../html";
import { isHidden } from "./hiddenPaths";
import { publicFiles } from "./publicFiles";

const basePolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  // Mantine and the carousel set styles at run time.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
};

/** What the site itself uses as `default-src` says, until a service needs other hosts for it. */
const openedOnly = ["frame-src", "media-src"] as const;

type Directive = keyof typeof basePolicy | (typeof openedOnly)[number];

/** Hosts allowed beyond the site's own, per directive: `{"connect-src": ["https://forms.example"]}`. */
export type ExtraSources = Partial<Record<Directive, readonly string[]>>;

/**
 * The content security policy of a page (https://www.w3.org/TR/CSP3/), without `frame-ancestors`,
 * which only works as a header. Throws when an extra source could end its directive.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], extra: ExtraSources = {}) {
  const opened = openedOnly.filter((directive) => extra[directive]);
  const policy: Partial<Record<Directive, readonly string[]>> = {
    ...basePolicy,
    ...Object.fromEntries(opened.map((directive) => [directive, basePolicy["default-src"]])),
  };
  return (Object.keys(policy) as Directive[])
    .map((directive) => {
      const added = extra[directive] ?? [];
      const unsafe = added.find((source) => !/^[^\s;,"<>]+$/.test(source));
      if (unsafe !== undefined) throw new Error(`${directive}: "${unsafe}" is not a source`);
      const hashes = directive === "script-src" ? scriptHashes.map((hash) => `'${hash}'`) : [];
      return [directive, ...(policy[directive] ?? []), ...hashes, ...added].join(" ");
    })
    .join("; ");
}

const isScript = ({ tagName }: Element) => tagName === "script";

/** Data such as JSON-LD is not run, and needs no hash. */
function runsInline(element: Element): boolean {
  const type = attribute(element, "type")?.trim().toLowerCase() ?? "";
  const runs = /^$|javascript|ecmascript|^module$|^importmap$|^speculationrules$/.test(type);
  return isScript(element) && runs && attribute(element, "src") === undefined;
}

/** The hash of a script as the parser, and therefore the browser, sees its text. */
function hash(script: Element): string {
  const text = script.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * A page with its content security policy, which allows the inline scripts it has now. It follows
 * the charset, because it only governs what comes after it; an earlier policy is replaced.
 * A page without a charset and without scripts (a search engine's verification file) stays as it is.
 * Throws when a script comes before the charset, or there is none.
 */
export function withPolicy(html: string, extra: ExtraSources = {}): string {
  const all = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const charset = all.find(
    (element) => attribute(element, "charset") && element.tagName === "meta",
  );
  const position = charset?.sourceCodeLocation?.endOffset;
  const scripts = all.filter(isScript);
  if (position === undefined && scripts.length === 0) return html;
  const first = scripts[0]?.sourceCodeLocation?.startOffset ?? Infinity;
  if (position === undefined || first < position) {
    throw new Error("the charset must come first in the head, before any script");
  }
  const hashes = new Set(all.filter(runsInline).map(hash));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([...hashes], extra)}"/>`;
  const edits = all
    .filter((element) => element.tagName === "meta")
    .filter((element) => /^content-security-policy$/i.test(attribute(element, "http-equiv") ?? ""))
    .flatMap(({ sourceCodeLocation: place }) =>
      place ? [{ start: place.startOffset, end: place.endOffset, text: "" }] : [],
    );
  return applyEdits(html, [...edits, { start: position, end: position, text: meta }]);
}

/**
 * Writes the policy into every page of a built site, leaving pages that have the right one
 * untouched. Must run after everything that writes pages. Rejects with the name of a faulty page.
 */
export async function writePolicies(root: string, extra: ExtraSources = {}): Promise<void> {
  const pages = (await publicFiles(root)).filter((path) => /\.html$/.test(path) && !isHidden(path));
  for (const path of pages) {
    const html = await readFile(join(root, path), "utf8");
    try {
      const page = withPolicy(html, extra);
      if (page !== html) await writeFile(join(root, path), page);
    } catch (error) {
      throw new Error(`${path}: no content security policy written`, { cause: error });
    }
  }
}
