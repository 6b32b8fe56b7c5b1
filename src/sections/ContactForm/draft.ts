/**
 * What was typed and not sent yet, kept for this tab. Storage may be blocked, full or hold anything:
 * then there is no draft, and nothing else happens.
 */
import { idempotencyKeyPattern } from "../../contact/contract";
import { type ContactMessage, messageFields } from "../../contact/message";

export const draftKey = "contactDraft";
/** Holds the idempotency key of the draft that the browser is sending by itself. */
const leavingKey = "contactLeaving";

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
    typeof values === "object" &&
    messageFields.every((field) => typeof values[field] === "string") &&
    typeof query === "string" &&
    typeof idempotencyKey === "string" &&
    idempotencyKeyPattern.test(idempotencyKey)
  );
}

/** The draft of this tab, if there is one. Never throws. */
export function readDraft(): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; an empty one is removed. Never throws. */
export function keepDraft(draft: Draft): void {
  if (messageFields.every((field) => draft.values[field] === "")) return forgetDraft();
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Blocked or full: what was typed stays in the form for as long as the page is open.
  }
}

/** Removes the draft. Never throws. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** The browser sends the draft with this idempotency key by itself. Never throws. */
export function markLeaving(idempotencyKey: string): void {
  try {
    sessionStorage.setItem(leavingKey, idempotencyKey);
  } catch {
    // Blocked: there is no draft either.
  }
}

/** What the browser has sent by itself was taken: it is no draft any more. Never throws. */
export function forgetLeft(): void {
  try {
    const left = sessionStorage.getItem(leavingKey);
    sessionStorage.removeItem(leavingKey);
    if (left !== null && readDraft()?.idempotencyKey === left) forgetDraft();
  } catch {
    // Blocked: nothing was kept.
  }
}
