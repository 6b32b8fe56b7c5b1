import { isUtf8 } from "node:buffer";
import type { ErrorCode } from "../contract";
import { type ContactRequest, maxBodyBytes } from "./http";

export type BodyType = "json" | "form";

export type BodyReading =
  | { values: Readonly<Record<string, unknown>> }
  | { error: Extract<ErrorCode, "malformed" | "timeout" | "tooLarge" | "unsupportedType"> };

const bodyTypes: Readonly<Record<string, BodyType>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** How the body is written, by its content type; undefined where the endpoint does not read it. */
export function bodyTypeOf(headers: ContactRequest["headers"]): BodyType | undefined {
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  const name = type.trim().toLowerCase();
  return Object.hasOwn(bodyTypes, name) ? bodyTypes[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field sent more than once becomes an array, which validation rejects. */
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Undefined for bytes that are not UTF-8 or text that is not JSON. */
function parse(bytes: Uint8Array, type: BodyType): unknown {
  if (!isUtf8(bytes)) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (type === "form") return parseForm(text);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether the body is compressed; codings are a list without case, whose empty items say nothing. */
const isEncoded = (headers: ContactRequest["headers"]) =>
  (headers["content-encoding"] ?? "")
    .split(",")
    .some((coding) => !["", "identity"].includes(coding.trim().toLowerCase()));

/** The values of a request's body, or why there are none. */
export function readBody({ headers, body }: ContactRequest): BodyReading {
  const type = bodyTypeOf(headers);
  if (type === undefined || isEncoded(headers)) return { error: "unsupportedType" };
  if (body.kind === "error") return { error: body.error };
  if (body.kind === "raw" && body.bytes.length > maxBodyBytes) return { error: "tooLarge" };
  const value = body.kind === "raw" ? parse(body.bytes, type) : body.value;
  return isRecord(value) ? { values: value } : { error: "malformed" };
}
