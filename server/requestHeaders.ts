import type { IncomingMessage } from "node:http";

/** The content codings that a client takes (RFC 9110, section 12.5.3), without those weighted 0. */
export function acceptedCodings(request: IncomingMessage): string[] {
  const codings = (request.headers["accept-encoding"] ?? "").split(",");
  return codings
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .map((coding) => coding.replace(/;.*$/, "").trim().toLowerCase());
}

/** Whether the range is one that sirv reads rightly: `bytes=from-` or `bytes=from-to`. */
function isSimpleRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (from === undefined || to === undefined) return false;
  return to === "" || (Number(to) > 0 && Number(from) <= Number(to));
}

/**
 * Reduces the headers that sirv reads to what it handles: codings without weights, and no range that
 * it would misread (`bytes=-5`, `bytes=9-2`) or that depends on the version (If-Range). A server may
 * ignore any range and send the whole file (RFC 9110, section 14.2).
 */
export function simplifyHeaders(request: IncomingMessage): void {
  const { headers } = request;
  headers["accept-encoding"] = acceptedCodings(request)
    .filter((coding) => coding === "br" || coding === "gzip")
    .join(", ");
  const simple = isSimpleRange(headers.range ?? "") && headers["if-range"] === undefined;
  if (!simple || request.method !== "GET") delete headers.range;
}
