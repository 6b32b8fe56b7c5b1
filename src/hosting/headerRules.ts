/**
 * The response headers of the site, declared once: the server sets them, the files for other hosts
 * are written from them. The patterns are plain enough to mean the same in JavaScript and in nginx.
 */

/** How long a browser may keep a file. */
export interface CacheRule {
  name: "hashed" | "revalidated" | "day";
  /** Matches the path of the file (`/about/` and `/about/index.html` alike). */
  pattern: RegExp;
  /** Value of the Cache-Control header. */
  value: string;
}

/** The least number of hash digits in the name of a generated file. */
export const hashDigits = 8;

/** The first matching rule applies. */
export const cacheRules: readonly [CacheRule, CacheRule, CacheRule] = [
  {
    // Gatsby puts a hash of the content into these names, so a changed file has a new address.
    name: "hashed",
    pattern: new RegExp(
      String.raw`^/static/.+[^/]$|^/[^/]+[-.][0-9a-f]{${hashDigits},}\.(?:js|css)$`,
    ),
    value: "public, max-age=31536000, immutable",
  },
  {
    // Pages and data keep their address when they change; `no-cache`: stored, but revalidated before each use.
    name: "revalidated",
    pattern: /\/[^/.]*$|\.(?:html|json|xml|txt|webmanifest|js|css)$/,
    value: "no-cache",
  },
  { name: "day", pattern: /^\//, value: "public, max-age=86400" },
];

/** The cache rule for a path that starts with a slash. */
export function cacheRuleFor(path: string): CacheRule {
  return cacheRules.find(({ pattern }) => pattern.test(path)) ?? cacheRules[1];
}

/** Isolates pages from cross-origin windows; the editor overrides it. */
export const openerPolicy = "same-origin";

/**
 * Headers of every response. `https`: the public address uses HTTPS, so HSTS is sent (RFC 6797, a year).
 * Browsers ignore `frame-ancestors` in a meta element; csp.ts writes the rest of the policy into each page.
 */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": openerPolicy,
    ...(https ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}
