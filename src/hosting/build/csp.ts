import type { Edit } from "./html";
import type { PageParts } from "./readPage";

/** The name that webpack's policy for the addresses of scripts has (Trusted Types). */
export const scriptPolicyName = "webpack";

const basePolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
};

/** Directives that follow `default-src` until a service needs another host. */
const openedOnly = ["img-src", "font-src", "connect-src", "frame-src", "media-src"] as const;

type Directive = keyof typeof basePolicy | (typeof openedOnly)[number];

/** Hosts allowed beyond the site's own, per directive: `{"connect-src": ["https://forms.example"]}`. */
export type ExtraSources = Partial<Record<Directive, readonly string[]>>;

/** What a configured service needs beyond the site's own host; nothing where it is not configured. */
export type OutsideService = (environment: NodeJS.ProcessEnv) => ExtraSources;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The content security policy of a page (https://www.w3.org/TR/CSP3/), without `frame-ancestors`,
 * which only works as a header. Throws when an extra source could end its directive.
 *
 * What is inline is allowed by its hash. Attributes may set styles of single elements, as Mantine's
 * do: they can start nothing. A script is only loaded from an address that webpack has made, and no
 * text with a tag becomes HTML (https://www.w3.org/TR/trusted-types/). A third-party
 * script turns the latter off; a third-party style source allows all inline styles.
 */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes }: Pick<PageParts, "scriptHashes" | "styleHashes">,
  extra: ExtraSources = {},
) {
  const opened = openedOnly.filter((directive) => extra[directive]);
  const inline: Partial<Record<Directive, readonly string[]>> = {
    "script-src": quoted(scriptHashes),
    "style-src": extra["style-src"] ? ["'unsafe-inline'"] : quoted(styleHashes),
  };
  const policy: Partial<Record<Directive, readonly string[]>> = {
    ...basePolicy,
    ...Object.fromEntries(opened.map((directive) => [directive, basePolicy["default-src"]])),
  };
  const sources = (Object.keys(policy) as Directive[]).map((directive) => {
    const added = extra[directive] ?? [];
    const unsafe = added.find((source) => !/^[^\s;,"<>]+$/.test(source));
    if (unsafe !== undefined) throw new Error(`${directive}: "${unsafe}" is not a source`);
    const own = [...(policy[directive] ?? []), ...(inline[directive] ?? [])];
    return [directive, ...own, ...added].join(" ");
  });
  const trustedTypes = [
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicyName} default`,
  ];
  return [
    ...sources,
    "style-src-attr 'unsafe-inline'",
    ...(extra["script-src"] ? [] : trustedTypes),
  ].join("; ");
}

/**
 * The edits that give a page its content security policy, which allows the inline scripts and styles it has.
 * It follows the charset, because it only governs what comes after it; an earlier policy goes.
 * A page without a charset and without scripts (a search engine's verification file) stays as it is.
 * Throws when a script comes before the charset, or there is none.
 */
export function policyEdits(facts: PageParts, extra: ExtraSources = {}): Edit[] {
  const { charsetEnd, firstScript, policies } = facts;
  if (charsetEnd === undefined && firstScript === undefined) return [];
  if (charsetEnd === undefined || (firstScript ?? Infinity) < charsetEnd) {
    throw new Error("the charset must come first in the head, before any script");
  }
  const policy = contentSecurityPolicy(facts, extra);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return [...policies, { start: charsetEnd, end: charsetEnd, text: meta }];
}
