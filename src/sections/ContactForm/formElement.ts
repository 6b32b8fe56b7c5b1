/** The form as the document holds it: its values are the ones that count, typed before or after hydration. */
import type { RequestField } from "../../contact/contract";
import { type ContactMessage, type MessageField, messageFields } from "../../contact/fields";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's control, which labels and the error summary lead to. */
export const controlId = (field: MessageField) => `contact-${field}`;

/** What the form holds under a name. Throws when that is nothing: an error of the markup. */
export function controlOf(form: HTMLFormElement, name: MessageField | RequestField): Control {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement && "value" in control) return control as Control;
  throw new Error(`No field ${name}`);
}

/** What stands in the form. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const entries = messageFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** Writes values into the form, leaving controls that hold them already untouched, caret included. */
export function writeForm(form: HTMLFormElement, values: ContactMessage): void {
  for (const field of messageFields) {
    const control = controlOf(form, field);
    if (control.value !== values[field]) control.value = values[field];
  }
}

/** The form as it was served, while React has not taken it over yet. */
export function servedForm(): HTMLFormElement | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.getElementById(controlId("name"))?.closest("form");
  return form && !form.noValidate ? form : undefined;
}
