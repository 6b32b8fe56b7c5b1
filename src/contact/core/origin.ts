type Headers = Readonly<Record<string, string | undefined>>;

export type OriginVerdict =
  | { kind: "own" }
  /** Another site that was configured; `origin` is its origin. */
  | { kind: "allowed"; origin: string }
  | { kind: "foreign" };

function isHostOf(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === originHost;
}

/**
 * Whether a request comes from a page of this site. Scripts of other sites cannot set the headers
 * this rests on: `Sec-Fetch-Site`, which holds behind a proxy that changes Host, and `Origin`, which
 * every browser sends with a POST. A request that comes from no page is let through.
 * Source: https://www.w3.org/TR/fetch-metadata/
 */
export function judgeOrigin(headers: Headers, allowed: readonly string[]): OriginVerdict {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  const fromNowhere = site === "none" || (site === undefined && origin === undefined);
  if (site === "same-origin" || fromNowhere) return { kind: "own" };
  if (origin !== undefined && isHostOf(origin, host)) return { kind: "own" };
  if (origin !== undefined && allowed.includes(origin)) return { kind: "allowed", origin };
  return { kind: "foreign" };
}
