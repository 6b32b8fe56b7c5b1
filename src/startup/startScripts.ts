/** The id of the template that holds the site's scripts (src/gatsby/patches/holdScripts.ts). */
export const scriptsTemplate = "scripts";

/** Set on the document at its first press, tap or key. */
export const interactedAttribute = "data-interacted";

/** How long a tapped link waits for its handler before it is followed, in milliseconds. */
export const linkTimeoutMs = 8000;

/** How long a tapped button waits before the visitor gets a notice, in milliseconds. */
export const buttonTimeoutMs = 12_000;

/**
 * Inlined as source, so it may use nothing from outside.
 *
 * Starts the site's scripts once the page has painted and the browser is idle, or at the first press,
 * tap or key. Plain `async` scripts would compete with the largest picture for the connection.
 * Stores a tap on a `data-early` control in `data-tapped`, for useEarlyTaps to replay. After a timeout
 * it follows a link, or shows the failure message for a button. A second tap on a link follows it at
 * once.
 */
export function startScripts(
  templateId: string,
  attribute: string,
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
  const onInteraction = () => {
    root.setAttribute(attribute, "");
    startOnceParsed();
  };
  for (const type of ["pointerdown", "keydown", "click"]) {
    addEventListener(type, onInteraction, capture);
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
