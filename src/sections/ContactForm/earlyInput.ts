/** What is typed into the served form before React has hydrated it. */
import { type ContactMessage, readMessage } from "../../contact/message";
import { newKey, readDraft, saveDraft } from "./draft";
import { readForm, servedForm } from "./formElement";
import { openForm } from "./opening";

/** Reads what was typed before hydration. */
export function readEarlyInput(): ContactMessage {
  const form = servedForm();
  return form ? readForm(form) : readMessage({}).message;
}

/**
 * Saves what was typed before hydration as a draft when the page is left without sending it: Gatsby
 * reloads a page whose release was replaced while its scripts loaded, and browsers other than
 * Firefox empty the form then.
 */
export function keepEarlyInput(): void {
  const keep = () => {
    const form = servedForm();
    if (!form) return;
    const draft = readDraft();
    const query = draft?.query ?? location.search;
    const { values } = openForm({ typed: readForm(form), draft, query, serviceIds: [] });
    saveDraft({ values, query, idempotencyKey: draft?.idempotencyKey ?? newKey() });
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("submit", () => window.removeEventListener("pagehide", keep));
}
