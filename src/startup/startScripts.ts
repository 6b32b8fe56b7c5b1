/** The id of the template that holds the site's scripts (src/hosting/build). */
export const scriptsTemplate = "scripts";

/** Set on the document after a press or touch before its scripts ran. */
export const interactedAttribute = "data-used";

/** How long a tapped link waits for its handler before it is followed, in milliseconds. */
export const linkTimeoutMs = 8000;

/** How long a tapped button waits before the visitor gets a notice, in milliseconds. */
export const buttonTimeoutMs = 12_000;

/**
 * Inlined as source, so it may use nothing from outside.
 *
 * Starts the site's scripts when the page has been painted and the browser is idle, or at the first
 * touch, click or key: as plain `async` scripts they would compete with the largest picture for the
 * connection. A tap on a control without a handler (`data-early`) is kept (`data-tapped`) and
 * replayed by useEarlyTaps. If hydration takes too long, a link is followed, as it is at a second
 * tap, and a button shows the failure message.
 */
export function startScripts(
  templateId: string,
  mark: string,
  forLink: number,
  forButton: number,
): void {
  const root = document.documentElement;
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>(`#${templateId}`);
    if (!template) return;
    document.body.append(document.importNode(template.content, true));
    template.remove();
  };
  const startOnceParsed = () => {
    if (document.readyState !== "loading") start();
    else document.addEventListener("DOMContentLoaded", start, { once: true });
  };
  const capture = { capture: true, passive: true, once: true };
  const use = () => {
    root.setAttribute(mark, "");
    startOnceParsed();
  };
  for (const type of ["pointerdown", "keydown", "click"]) {
    addEventListener(type, use, capture);
  }
  addEventListener("load", () => {
    const whenIdle = () => {
      if (typeof window.requestIdleCallback === "function")
        requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    };
    requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  });

  type Control = HTMLAnchorElement | HTMLButtonElement;
  const tapped = () => document.querySelector<Control>("[data-tapped]");
  const giveUp = () => {
    const control = tapped();
    if (!control) return;
    control.removeAttribute("data-tapped");
    if ("href" in control) location.assign(control.href);
    else root.setAttribute("data-load-failed", "");
  };
  addEventListener("preload-failure", () => {
    if (root.hasAttribute("data-load-failed")) giveUp();
  });
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<Control>("[data-early]");
      if (!control || root.hasAttribute("data-load-failed")) return;
      const isLink = "href" in control;
      clearTimeout(timer);
      const before = tapped();
      const isAgain = isLink && control === before;
      if (before) before.removeAttribute("data-tapped");
      if (isAgain) return;
      event.preventDefault();
      control.setAttribute("data-tapped", "");
      timer = setTimeout(giveUp, isLink ? forLink : forButton);
    },
    true,
  );
}
