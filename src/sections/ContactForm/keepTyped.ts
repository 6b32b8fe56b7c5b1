import type { ContactMessage } from "../../contact/fields";
import { draftOf, readDraft, saveDraft } from "./draft";
import { readForm, servedForm } from "./formElement";
import { openForm } from "./opening";

/**
 * Makes a draft of what stands in a form, over an earlier one, which its code has not brought back
 * yet.
 * @returns the draft's values
 */
export function saveTyped(
  form: HTMLFormElement,
  draft = readDraft(),
  query = draft?.query ?? location.search,
  serviceIds: readonly string[] = [],
): ContactMessage {
  const { values } = openForm({ typed: readForm(form), draft, query, serviceIds });
  saveDraft({ ...draftOf(form, query), values });
  return values;
}

/**
 * Makes a draft of what was typed before hydration when the page is left without sending it: Gatsby
 * reloads a page whose release was replaced while its scripts loaded, and browsers other than
 * Firefox empty the form then.
 */
export function keepTyped(): void {
  const keep = () => {
    const form = servedForm();
    if (form) saveTyped(form);
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("submit", () => window.removeEventListener("pagehide", keep));
}
