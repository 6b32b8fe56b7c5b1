/**
 * What makes every try to send a message the same message. It stands in the form itself, so that
 * the browser sends it along too, and in the draft, so that it is the same after a reload.
 */
import { idempotencyKeyPattern, requestFields } from "../../contact/contract";
import { readDraft } from "./draft";

/** 128 random bits; unlike `randomUUID` they can be had without https too, as in a test at home. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function controlOfKey(form: HTMLFormElement): HTMLInputElement {
  const control = form.elements.namedItem(requestFields.idempotencyKey);
  if (control instanceof HTMLInputElement) return control;
  throw new Error("The contact form has no field for the idempotency key");
}

const stateField = "contactKey";
const readState = () => history.state as Record<string, unknown> | null;

/** The key that a visit of this very history entry has left behind. */
function keyOfVisit(): string | undefined {
  const key = readState()?.[stateField];
  return typeof key === "string" && idempotencyKeyPattern.test(key) ? key : undefined;
}

/** The key of the message in the form, which has one from here on. */
export function keyOf(form: HTMLFormElement): string {
  const control = controlOfKey(form);
  if (!idempotencyKeyPattern.test(control.value)) {
    control.value = readDraft()?.idempotencyKey ?? keyOfVisit() ?? newKey();
  }
  return control.value;
}

/**
 * Notes the key in the history entry. Back brings back what was typed there, but no hidden field,
 * and the draft may be sent and forgotten by then.
 */
export function noteKey(form: HTMLFormElement): void {
  history.replaceState({ ...readState(), [stateField]: keyOf(form) }, "");
}

/** The message was sent, or given up: the next one is another. */
export function forgetKey(form: HTMLFormElement): void {
  controlOfKey(form).value = "";
  if (keyOfVisit() === undefined) return;
  history.replaceState({ ...readState(), [stateField]: undefined }, "");
}
