type Headers = Readonly<Record<string, string | undefined>>;

/** A site whose pages may send messages. */
export interface SiteOrigin {
  origin: string;
  /** The folder of its host that it lives in; undefined where it is the endpoint's own site. */
  pathPrefix?: string;
}

export type OriginVerdict =
  /** A page of this site, or a request that comes from no page. */
  | { kind: "own" }
  /** A site that was configured. */
  | { kind: "allowed"; site: SiteOrigin }
  | { kind: "foreign" };

function isHostOf(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  // A name with a dot at its end is the same host (RFC 3986, section 3.2.2).
  const plain = (name: string) => name.replace(/\.(?=:|$)/, "");
  return URL.canParse(own) && plain(new URL(own).host) === plain(originHost);
}

/**
 * Whether a request comes from a page of this site. Scripts of other sites cannot set the headers
 * this rests on: `Sec-Fetch-Site`, which holds behind a proxy that changes Host, and `Origin`, which
 * every browser sends with a POST. A request that comes from no page is let through.
 * Source: https://www.w3.org/TR/fetch-metadata/
 */
export function judgeOrigin(headers: Headers, allowed: readonly SiteOrigin[]): OriginVerdict {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  const fromNowhere = site === "none" || (site === undefined && origin === undefined);
  if (site === "same-origin" || fromNowhere) return { kind: "own" };
  if (origin !== undefined && isHostOf(origin, host)) return { kind: "own" };
  const known = allowed.find((entry) => entry.origin === origin);
  return known ? { kind: "allowed", site: known } : { kind: "foreign" };
}
