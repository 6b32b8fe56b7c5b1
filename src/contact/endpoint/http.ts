import type { IncomingHttpHeaders } from "node:http";

/** A request as the endpoint sees it, whatever server took it. */
export interface ContactRequest {
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: RequestBody;
  /** The address at the other end of the connection, which may be a proxy's; "" if unknown. */
  ip: string;
}

export type RequestBody =
  | { kind: "raw"; bytes: Uint8Array }
  /** Read already, by a platform that parses bodies itself. */
  | { kind: "parsed"; value: unknown }
  /** Could not be read to its end. */
  | { kind: "error"; error: "tooLarge" | "timeout" };

export interface ContactResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The largest body taken, in bytes: the longest message of emoji, percent-encoded, is half of it. */
export const maxBodyBytes = 64 * 1024;

/** Headers as the endpoint takes them; a header sent more than once is one list (RFC 9110, section 5.3). */
export const plainHeaders = (headers: IncomingHttpHeaders): ContactRequest["headers"] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : value,
    ]),
  );
