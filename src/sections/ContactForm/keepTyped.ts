import { draftOf, readDraft, saveDraft } from "./draft";
import { readForm, servedForm } from "./formElement";
import { openForm } from "./opening";

/**
 * Makes a draft of what was typed before hydration when the page is left without sending it: Gatsby
 * reloads a page whose release was replaced while its scripts loaded, and browsers other than
 * Firefox empty the form then.
 */
export function keepTyped(): void {
  const keep = () => {
    const form = servedForm();
    if (!form) return;
    const draft = readDraft();
    const query = draft?.query ?? location.search;
    const { values } = openForm({ typed: readForm(form), draft, query, serviceIds: [] });
    saveDraft({ ...draftOf(form, query), values });
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("submit", () => window.removeEventListener("pagehide", keep));
}
