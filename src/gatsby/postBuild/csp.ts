import type { Edit } from "../html";
import type { FinishedPage } from "./pageFacts";

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

/** What a configured service needs beyond the site's own host; nothing where it is not configured. */
export type OutsideService = (environment: NodeJS.ProcessEnv) => ExtraSources;

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

/**
 * The edits that give a page its content security policy, which allows the inline scripts it has.
 * It follows the charset, because it only governs what comes after it; an earlier policy goes.
 * A page without a charset and without scripts (a search engine's verification file) stays as it is.
 * Throws when a script comes before the charset, or there is none.
 */
export function policyEdits(facts: FinishedPage, extra: ExtraSources = {}): Edit[] {
  const { charsetEnd, firstScript, scriptHashes, policies } = facts;
  if (charsetEnd === undefined && firstScript === undefined) return [];
  if (charsetEnd === undefined || (firstScript ?? Infinity) < charsetEnd) {
    throw new Error("the charset must come first in the head, before any script");
  }
  const policy = contentSecurityPolicy(scriptHashes, extra);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return [...policies, { start: charsetEnd, end: charsetEnd, text: meta }];
}
