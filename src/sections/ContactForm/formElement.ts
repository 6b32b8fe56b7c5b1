/** The form as the document holds it, with what was typed or filled in without an event. */
import type { RequestField } from "../../contact/contract";
import { type ContactMessage, type MessageField, messageFields } from "../../contact/fields";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's control, which labels and the error summary lead to. */
export const controlId = (field: MessageField) => `contact-${field}`;

/**
 * Gets a control of the form by its name.
 * @throws if there is none, which is an error of the markup.
 */
export function controlOf(form: HTMLFormElement, name: MessageField | RequestField): Control {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement && "value" in control) return control as Control;
  throw new Error(`No field ${name}`);
}

/** Reads the values of the form. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const entries = messageFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** Gets the served form until React has hydrated it. */
export function servedForm(): HTMLFormElement | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.getElementById(controlId("name"))?.closest("form");
  return form && !form.noValidate ? form : undefined;
}
