import { usedMark } from "../head/startScripts";

/** What counts as a visitor's first interaction for the parts that load late. */
export const interactionEvents = [
  "mousedown",
  "mousemove",
  "keydown",
  "scroll",
  "touchstart",
] as const satisfies readonly (keyof WindowEventMap)[];

/**
 * Runs something once: at the first of the events, wherever on the page it happens and also before
 * the scripts ran, or after the delay, whichever comes first. Nothing is listened to any more once it has run.
 *
 * @param events names of events of the window or of anything in it
 * @param delayMs in milliseconds
 * @returns calls it off; without effect once it has run
 */
export function onFirstInteraction(
  events: readonly (keyof WindowEventMap)[],
  delayMs: number,
  run: () => void,
): () => void {
  // Capturing hears what does not bubble, such as the scrolling of a part of the page.
  const options: AddEventListenerOptions = { capture: true, passive: true };
  const cancel = () => {
    window.clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, listen, options);
  };
  // A page that is opened at the place of an earlier visit says so by a scroll of its own.
  const restored = window.scrollY;
  const isRestoring = ({ type, target }: Event) =>
    type === "scroll" && target === document && restored > 0 && window.scrollY === restored;
  const once = () => {
    cancel();
    run();
  };
  const listen = (event: Event) => isRestoring(event) || once();
  // An interaction before the scripts ran counts as well: the head's script has noted it.
  const isUsed = document.documentElement.hasAttribute(usedMark);
  const timer = window.setTimeout(once, isUsed ? 0 : delayMs);
  for (const event of events) window.addEventListener(event, listen, options);
  return cancel;
}
