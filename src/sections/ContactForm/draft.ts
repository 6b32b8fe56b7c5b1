/**
 * What was typed and not sent yet, kept for this tab, and the idempotency key that makes every try to
 * send it the same message. Storage may be blocked, full or hold anything: then there is no draft,
 * and nothing else happens.
 */
import { idempotencyKeyPattern } from "../../contact/contract";
import { withoutMessage } from "../../contact/handOver";
import { type ContactMessage, messageFields } from "../../contact/fields";

export const draftKey = "contactDraft";

export interface Draft {
  values: ContactMessage;
  /** The query string of the page it was typed on: what that asked for is part of it already. */
  query: string;
  /** The idempotency key, so that a try after a reload is still the same message. */
  idempotencyKey: string;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { values, query, idempotencyKey } = value as Partial<Draft>;
  return (
    messageFields.every((field) => typeof values?.[field] === "string") &&
    typeof query === "string" &&
    typeof idempotencyKey === "string" &&
    idempotencyKeyPattern.test(idempotencyKey)
  );
}

/** Uses the tab's storage; undefined where it is blocked, full, or holds no JSON. */
function inStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    // There is no draft then: what was typed stays in the form for as long as the page is open.
    return undefined;
  }
}

/** Reads the draft of this tab. */
export function readDraft(): Draft | undefined {
  const value = inStorage((storage) => JSON.parse(storage.getItem(draftKey) ?? "null") as unknown);
  return isDraft(value) ? value : undefined;
}

/** Saves a draft; an empty one is removed. */
export function saveDraft({ values, query, idempotencyKey }: Draft): void {
  if (messageFields.every((field) => values[field] === "")) return clearDraft();
  const draft: Draft = { values, query: withoutMessage(query), idempotencyKey };
  inStorage((storage) => storage.setItem(draftKey, JSON.stringify(draft)));
}

/** Removes the draft. */
export const clearDraft = (): void => inStorage((storage) => storage.removeItem(draftKey));

/** Creates an idempotency key: 128 random bits. Unlike `randomUUID` it works without https, too. */
export function newKey(): string {
  return Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // The key only has to differ from those of other messages.
    return bytes.map(() => Math.random() * 256);
  }
}
