import { interactedAttribute } from "../startup/startScripts";

/** The events that count as a first interaction for parts that load late. */
export const interactionEvents = [
  "mousedown",
  "mousemove",
  "keydown",
  "scroll",
  "touchstart",
] as const satisfies readonly (keyof WindowEventMap)[];

/** Browsers fire `mousemove` for a stationary pointer on load. */
const isResting = (event: Event) =>
  event.type === "mousemove" &&
  event instanceof MouseEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Runs a callback once: at the first of the events anywhere on the page, or after the delay. An
 * interaction before the scripts ran ends the delay. Removes the listeners afterwards.
 *
 * @param events names of events of the window or of anything in it
 * @param delayMs in milliseconds
 * @returns cancels it; without effect once it has run
 */
export function onFirstInteraction(
  events: readonly (keyof WindowEventMap)[],
  delayMs: number,
  run: () => void,
): () => void {
  // Capturing includes events that do not bubble, such as the scrolling of an element.
  const options: AddEventListenerOptions = { capture: true, passive: true };
  const cancel = () => {
    window.clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, listen, options);
  };
  // Restoring the scroll position of an earlier visit fires a scroll event of its own.
  const restored = window.scrollY;
  const isRestoring = ({ type, target }: Event) =>
    type === "scroll" && target === document && restored > 0 && window.scrollY === restored;
  const once = () => {
    cancel();
    run();
  };
  const listen = (event: Event) => isRestoring(event) || isResting(event) || once();
  // The head script has recorded an interaction before the scripts ran.
  const hasInteracted = document.documentElement.hasAttribute(interactedAttribute);
  const timer = window.setTimeout(once, hasInteracted ? 0 : delayMs);
  for (const event of events) window.addEventListener(event, listen, options);
  return cancel;
}
