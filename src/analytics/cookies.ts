/** Deletes the tag's cookies when consent is withdrawn. */

/** Names of the cookies that Google's tag sets: `_ga`, `_ga_1A2B3C4D5E`, `_gac_…`, `_gat_…`. */
const ofTag = /^_ga/;

/**
 * Every domain a page of this host may set a cookie for, host-only (no domain) first. Browsers
 * ignore public suffixes such as `com.eg`.
 */
export function cookieDomains(host: string): (string | undefined)[] {
  const labels = host.split(".");
  const above = labels.slice(0, -1).map((_, start) => labels.slice(start).join("."));
  return [undefined, ...above];
}

/** The names of the page's cookies. Where cookies are blocked, reading them may throw. */
function cookieNames(): string[] {
  try {
    return document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  } catch {
    return [];
  }
}

/**
 * Expires the tag's cookies, whichever domain they were set for.
 *
 * @param folder the path that the site lives in: a cookie may be set for it or for the whole host
 */
export function expireTagCookies(folder: string): void {
  for (const name of cookieNames().filter((one) => ofTag.test(one))) {
    for (const domain of cookieDomains(location.hostname)) {
      for (const path of new Set(["/", folder])) {
        const scope = domain === undefined ? "" : `; domain=${domain}`;
        document.cookie = `${name}=; path=${path}${scope}; max-age=0`;
      }
    }
  }
}
