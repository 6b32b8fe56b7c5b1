/**
 * What was typed and not sent yet, kept for this tab, and the idempotency key that makes every try to
 * send it the same message. Storage may be blocked, full or hold anything: then there is no draft,
 * and nothing else happens.
 */
import { idempotencyKeyPattern, requestFields } from "../../contact/contract";
import { withoutMessage } from "../../contact/handOver";
import { type ContactMessage, messageFields } from "../../contact/fields";
import { controlOf, readForm } from "./formElement";

export const draftKey = "contactDraft";
/** Holds the idempotency key of the draft that the browser is sending by itself. */
const postedKey = "contactPosted";

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

/** What a use of the tab's storage gives; undefined where it is blocked, full, or holds no JSON. */
function inStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    // There is no draft then: what was typed stays in the form for as long as the page is open.
    return undefined;
  }
}

/** The draft of this tab, if there is one. */
export function readDraft(): Draft | undefined {
  const value = inStorage((storage) => JSON.parse(storage.getItem(draftKey) ?? "null") as unknown);
  return isDraft(value) ? value : undefined;
}

/** What stands in the form of a page with that query, as a draft. */
export const draftOf = (form: HTMLFormElement, query: string): Draft => ({
  values: readForm(form),
  query: withoutMessage(query),
  idempotencyKey: keyOf(form),
});

/** Saves a draft; an empty one is removed. */
export function saveDraft(draft: Draft): void {
  if (messageFields.every((field) => draft.values[field] === "")) return clearDraft();
  inStorage((storage) => storage.setItem(draftKey, JSON.stringify(draft)));
}

/** Removes the draft. */
export const clearDraft = (): void => inStorage((storage) => storage.removeItem(draftKey));

/** The browser sends the draft with this idempotency key by itself. */
export const markPosted = (idempotencyKey: string): void =>
  inStorage((storage) => storage.setItem(postedKey, idempotencyKey));

/** What the browser has sent by itself was taken: it is no draft any more. */
export function clearPostedDraft(): void {
  const posted = inStorage((storage) => storage.getItem(postedKey));
  inStorage((storage) => storage.removeItem(postedKey));
  if (posted && readDraft()?.idempotencyKey === posted) clearDraft();
}

/** 128 random bits; unlike `randomUUID` they can be had without https too, as in a test at home. */
function newKey(): string {
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

/** The hidden field of the form that holds the key, so that the browser sends it along too. */
const keyField = (form: HTMLFormElement) => controlOf(form, requestFields.idempotencyKey);

const stateField = "contactKey";
const readState = () => history.state as Record<string, unknown> | null;

/** The key that a visit of this very history entry has left behind. */
function keyOfVisit(): string | undefined {
  const key = readState()?.[stateField];
  return typeof key === "string" && idempotencyKeyPattern.test(key) ? key : undefined;
}

/** The key of the message in the form, which has one from here on. */
export function keyOf(form: HTMLFormElement): string {
  const field = keyField(form);
  if (!idempotencyKeyPattern.test(field.value)) {
    field.value = readDraft()?.idempotencyKey ?? keyOfVisit() ?? newKey();
  }
  return field.value;
}

/**
 * Saves the key in the history entry. Back brings back what was typed there, but no hidden field,
 * and the draft may be sent and cleared by then.
 */
export function saveKey(form: HTMLFormElement): void {
  history.replaceState({ ...readState(), [stateField]: keyOf(form) }, "");
}

/** The message was sent, or given up: the next one is another. */
export function clearKey(form: HTMLFormElement): void {
  keyField(form).value = "";
  if (keyOfVisit() === undefined) return;
  history.replaceState({ ...readState(), [stateField]: undefined }, "");
}
