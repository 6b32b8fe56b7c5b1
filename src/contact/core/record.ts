import { createHash } from "node:crypto";
import { defaultLanguage, type Language } from "../../i18n/languages";
import { type ContactMessage, messageFields } from "../message";
import type { Submission, Suspicion } from "./readSubmission";

/** A message as it is kept: one JSON file of the spool. The sender's address is not part of it. */
export interface MessageRecord {
  id: string;
  /** When it was taken in, ISO 8601 in UTC. */
  receivedAt: string;
  /** The language of the page it was written on. */
  language: Language;
  message: ContactMessage;
  suspicions: Suspicion[];
  /** How the mail server refused it for good. */
  refusal?: { at: string; response: string };
  /** The recipients that have it already, where others have not. */
  reached?: string[];
  /** When retention first named it as one that will be deleted without having been sent. */
  warnedAt?: string;
}

export const idPattern = /^[0-9a-f]{32}$/;

/**
 * The id of a submission: the same when the same words are sent again with the same key or, without
 * a key (a form without JavaScript has none), on the same day. Words that changed are never taken
 * for a repetition, whatever the key.
 */
function idOf({ message, idempotencyKey }: Submission, receivedAt: string): string {
  const occasion = idempotencyKey ? `key ${idempotencyKey}` : `day ${receivedAt.slice(0, 10)}`;
  const parts = [occasion, ...messageFields.map((field) => message[field])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

/** @param time milliseconds since 1970, as from Date.now() */
export function createRecord(submission: Submission, time: number): MessageRecord {
  const receivedAt = new Date(time).toISOString();
  return {
    id: idOf(submission, receivedAt),
    receivedAt,
    language: submission.language ?? defaultLanguage,
    message: submission.message,
    suspicions: submission.suspicions,
  };
}
