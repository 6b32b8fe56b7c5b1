/**
 * Adds another company's chat to the page. That its script does not arrive, hangs or throws is no
 * concern of the visitor's: the page does not wait for it, and only development speaks of it.
 *
 * @param url the script's full address
 */
export function addChatScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  script.addEventListener("error", () => {
    // oxlint-disable-next-line no-console -- for developers alone
    if (process.env.NODE_ENV === "development") console.warn("Chat: the script did not load.");
  });
  document.body.append(script);
}
