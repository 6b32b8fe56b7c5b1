/**
 * A message on its way from another part of the site to the contact form: in the tab's storage, so
 * that it lands in no address, history or log; where that is blocked, in the fragment of the form's
 * address, which no server sees.
 */
import { wellFormed } from "./text";

export const handedOverKey = "contactHandedOver";
const event = "contacthandover";
const fragmentField = "message";

const readFragment = () => new URLSearchParams(location.hash.slice(1)).get(fragmentField);

/** Hands a message to the form. Returns what its address needs at its end: a fragment, or "". */
export function handOver(message: string): string {
  try {
    sessionStorage.setItem(handedOverKey, message);
  } catch {
    return `#${fragmentField}=${encodeURIComponent(wellFormed(message))}`;
  }
  window.dispatchEvent(new Event(event));
  return "";
}

/** The message that was handed over, once: it is gone from storage and address. Never throws. */
export function takeHandedOver(): string | undefined {
  const inAddress = readFragment();
  if (inAddress !== null) {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  try {
    const kept = sessionStorage.getItem(handedOverKey);
    sessionStorage.removeItem(handedOverKey);
    return kept ?? inAddress ?? undefined;
  } catch {
    return inAddress ?? undefined;
  }
}

/** Whether a message waits for the form. Never throws. */
export function isHandedOver(): boolean {
  if (readFragment() !== null) return true;
  try {
    return sessionStorage.getItem(handedOverKey) !== null;
  } catch {
    return false;
  }
}

/** Tells a form that is on the page already; returns what ends that. */
export function onHandOver(listener: () => void): () => void {
  const listeners = [event, "hashchange"] as const;
  for (const name of listeners) window.addEventListener(name, listener);
  return () => {
    for (const name of listeners) window.removeEventListener(name, listener);
  };
}
