/**
 * Asks before anything leaves an entry that is not saved: Back, another entry, the language, a closed
 * tab. The editor itself has no question there.
 * @param question what it asks
 */
export const unsavedScript = (question: string): string => `
let isTouched = false;
let mayLeave = false;
const entryIn = (address) => new URL(address).hash.split("?")[0];
// Enabled while the entry differs from its file, and always for a new one.
const canSave = () => document.querySelector('button.primary[aria-keyshortcuts$="+S"]:enabled') !== null;
const hasUnsaved = () => isTouched && canSave();
for (const type of ["input", "click", "drop"]) {
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.closest("[data-key-path]")) isTouched = true;
  }, true);
}
addEventListener("beforeunload", (event) => {
  if (!mayLeave && hasUnsaved()) event.preventDefault();
});
// Begins before the editor listens, so that it hears of no change that is taken back.
addEventListener("hashchange", (event) => {
  if (entryIn(event.oldURL) === entryIn(event.newURL)) return;
  if (!hasUnsaved() || confirm(${JSON.stringify(question)})) {
    isTouched = false;
    return;
  }
  event.stopImmediatePropagation();
  history.replaceState(history.state, "", new URL(event.oldURL).hash);
}, true);
`;
