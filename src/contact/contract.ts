/** What form and endpoint agree on besides the fields of the message itself. */
import { localizePath } from "../i18n/paths";
import type { Language } from "../i18n/languages";
import type { FieldErrorCode, MessageField } from "./message";

/** Where the endpoint is, on the site's own host. */
export const endpointPath = "/api/contact";

/** Fields that a request carries besides those of the message; all may be left out. */
export const requestFields = {
  language: "language",
  /** Identical for every retry, so that a message is stored once. */
  idempotencyKey: "idempotencyKey",
  /** Milliseconds from loading the document to submitting the form. */
  elapsedMs: "elapsedMs",
  /** Honeypot: hidden from people, so it should be empty. */
  honeypot: "website",
} as const;

export type RequestField = (typeof requestFields)[keyof typeof requestFields];

/** 8 to 64 letters, digits, hyphens or underscores: a UUID, for instance. */
export const idempotencyKeyPattern = /^[\w-]{8,64}$/;

/** Submissions faster than this, in milliseconds, are stored but flagged as suspect. */
export const minimumElapsedMs = 3000;

/** How long messages are kept, in days, as the privacy page promises. */
export const retentionDays = 180;

export type ErrorCode =
  | FieldErrorCode
  /** The body is not what its content type says. */
  | "malformed"
  | "methodNotAllowed"
  | "foreignOrigin"
  | "timeout"
  | "tooLarge"
  | "unsupportedType"
  /** Too many messages from one address: `Retry-After` says in how many seconds to try again. */
  | "rateLimited"
  /** The message could not be stored: nothing was sent. */
  | "unavailable";

/** The body of a 202: the message is safe. */
export interface Accepted {
  id: string;
}

/** The body of every error response but a 504. */
export interface Refused {
  error: { code: ErrorCode; field?: MessageField | RequestField };
}

/**
 * The body of a 504: the endpoint does not know whether the message arrived. No error code, so that
 * nobody takes it for a refusal.
 */
export interface Unconfirmed {
  unconfirmed: true;
}

const resultRoutes = { sent: "/contact/sent/", failed: "/contact/failed/" } as const;

/**
 * The page that tells a visitor without JavaScript how it went. After a failure the fragment is the
 * field, else the error code, or `unconfirmed`; the page shows the reason with `:target`.
 */
export function resultPath(language: Language, failure?: Refused | Unconfirmed): string {
  if (!failure) return localizePath(resultRoutes.sent, language);
  if ("unconfirmed" in failure) return `${localizePath(resultRoutes.failed, language)}#unconfirmed`;
  const { code, field } = failure.error;
  return `${localizePath(resultRoutes.failed, language)}#${field ?? code}`;
}
