import { createHash } from "node:crypto";
import { defaultLanguage, type Language } from "../../i18n/languages";
import { type ContactMessage, messageFields } from "../message";

/** Why a message looks like a machine's. It is delivered all the same, marked. */
export type Suspicion = "honeypot" | "tooFast";

/** A message as it was submitted, checked. */
export interface Submission {
  message: ContactMessage;
  language?: Language;
  idempotencyKey?: string;
  suspicions: Suspicion[];
}

/** A message as it is accepted. The sender's address is not part of it. */
export interface MessageRecord {
  id: string;
  /** When it was accepted, ISO 8601 in UTC. */
  receivedAt: string;
  /** The language of the page it was written on. */
  language: Language;
  message: ContactMessage;
  suspicions: Suspicion[];
  /** The recipients that have it already, where others have not. */
  reached?: string[];
}

/** To be sent, sent, or rejected for good by the mail server. */
export const statuses = ["new", "sent", "bad"] as const;
export type Status = (typeof statuses)[number];

/** A message and how far its delivery has come. */
export interface StoredMessage extends MessageRecord {
  status: Status;
  /** Attempts to send it that were begun. */
  attempts: number;
  /** When it may be tried again, in milliseconds since 1970. */
  nextAttemptAt: number;
  reached: string[];
  /** The last answer of the mail server, other than acceptance, and when. */
  lastAnswer?: string;
  answeredAt?: string;
  /** When retention first named it as one that will be deleted without having been sent. */
  warnedAt?: string;
}

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
