/** The form as the document holds it: its values are the ones that count, typed before or after hydration. */
import { requestFields } from "../../contact/contract";
import { type ContactMessage, type MessageField, messageFields } from "../../contact/message";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's control, which labels and the error summary lead to. */
export const controlId = (field: MessageField) => `contact-${field}`;

/** The control of a field. Throws when the form has none: a fault of the markup. */
export function controlOf(form: HTMLFormElement, field: MessageField): Control {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement && "value" in control) return control as Control;
  throw new Error(`The contact form has no field "${field}"`);
}

/** Which field an element is the control of, if any. */
export function fieldOf(target: EventTarget | null): MessageField | undefined {
  const name = target instanceof HTMLElement ? target.getAttribute("name") : null;
  return messageFields.find((field) => field === name);
}

/** What stands in the form. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const entries = messageFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** What stands in the field that people do not see. */
export function honeypotOf(form: HTMLFormElement): string {
  const value = new FormData(form).get(requestFields.honeypot);
  return typeof value === "string" ? value : "";
}

/** Writes values into the form, leaving controls that hold them already untouched, caret included. */
export function writeForm(form: HTMLFormElement, values: ContactMessage): void {
  for (const field of messageFields) {
    const control = controlOf(form, field);
    if (control.value !== values[field]) control.value = values[field];
  }
}
