/** The id of the template that holds the site's scripts (src/gatsby/postBuild). */
export const scriptsTemplate = "scripts";

/** Set on the document after a press or touch before its scripts ran. */
export const usedMark = "data-used";

interface StartSettings {
  template: string;
  usedMark: string;
  /** How long a tapped link waits for its handler before it is followed, in milliseconds. */
  linkPatience: number;
  /** How long a tapped button waits before the visitor gets a notice, in milliseconds. */
  buttonPatience: number;
}

/**
 * Inlined as source, so it may use nothing from outside.
 *
 * Starts the site's scripts when the page has been painted and the browser is idle, or at the first
 * touch, click or key: as plain `async` scripts they would compete with the largest picture for the
 * connection. A tap on a control without a handler (`data-early`) is kept (`data-tapped`) and
 * replayed by useEarlyTaps. If hydration takes too long, a link is followed, as it is at a second
 * tap, and a button shows the failure message.
 */
export function startScripts(settings: StartSettings): void {
  const root = document.documentElement;
  let started = false;
  const start = () => {
    const template = document.getElementById(settings.template);
    if (started || !(template instanceof HTMLTemplateElement)) return;
    started = true;
    document.body.append(document.importNode(template.content, true));
  };
  const startOnceParsed = () => {
    if (document.readyState !== "loading") start();
    else document.addEventListener("DOMContentLoaded", start, { once: true });
  };
  const capture = { capture: true, passive: true, once: true };
  for (const type of ["pointerdown", "touchstart", "keydown", "click"]) {
    window.addEventListener(type, startOnceParsed, capture);
  }
  for (const type of ["mousedown", "keydown", "touchstart"]) {
    window.addEventListener(type, () => root.setAttribute(settings.usedMark, ""), capture);
  }
  window.addEventListener("load", () => {
    const whenIdle = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    };
    requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  });

  const tapped = () => document.querySelector("[data-tapped]");
  const giveUp = () => {
    const control = tapped();
    if (!control) return;
    control.removeAttribute("data-tapped");
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else root.setAttribute("data-load-failed", "");
  };
  window.addEventListener("preload-failure", () => {
    if (root.hasAttribute("data-load-failed")) giveUp();
  });
  let timer: number;
  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest("[data-early]");
      if (!control || root.hasAttribute("data-load-failed")) return;
      const isLink = control instanceof HTMLAnchorElement;
      const isAgain = isLink && control === tapped();
      window.clearTimeout(timer);
      tapped()?.removeAttribute("data-tapped");
      if (isAgain) return;
      event.preventDefault();
      control.setAttribute("data-tapped", "");
      timer = window.setTimeout(giveUp, isLink ? settings.linkPatience : settings.buttonPatience);
    },
    true,
  );
}
