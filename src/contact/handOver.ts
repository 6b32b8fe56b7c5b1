/**
 * Hands a message from another part of the site to the contact form. Uses the tab's storage, so
 * that the message lands in no address, history or log. Where storage is blocked, uses the fragment
 * of the form's address, which no server sees.
 */
import { wellFormed } from "../i18n/visibleText";

export const handedOverKey = "contactHandedOver";
const event = "contacthandover";
/** What carries a message in an address: as a parameter of a plain link, or in the fragment. */
export const messageParameter = "message";

const readFragment = () => new URLSearchParams(location.hash.slice(1)).get(messageParameter);
const announce = () => window.dispatchEvent(new Event(event));

/** Hands a message to the form. Returns what its address needs at its end: a fragment, or "". */
export function handOver(message: string): string {
  try {
    sessionStorage.setItem(handedOverKey, message);
  } catch {
    return `#${messageParameter}=${encodeURIComponent(wellFormed(message))}`;
  }
  announce();
  return "";
}

/** Hands over what a plain link has put into the query of this page's address (`?message=`). */
export function handOverFromAddress(): void {
  const url = new URL(location.href);
  const message = url.searchParams.get(messageParameter);
  if (message === null) return;
  url.searchParams.delete(messageParameter);
  const fragment = message.trim() === "" ? "" : handOver(message);
  if (fragment) url.hash = fragment;
  history.replaceState(history.state, "", url);
  if (fragment) announce();
}

/** A query string without the message, which was handed over and does not come again. */
export function withoutMessage(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has(messageParameter)) return query;
  parameters.delete(messageParameter);
  // `URLSearchParams.size` is younger than the browsers served.
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/** The message in the tab's storage; non-standard browsers may return a non-string. */
function kept(): string | undefined {
  const value: unknown = sessionStorage.getItem(handedOverKey);
  return typeof value === "string" ? value : undefined;
}

/** The message that was handed over, once: it is gone from storage and address. Never throws. */
export function takeHandedOver(): string | undefined {
  const inAddress = readFragment();
  if (inAddress !== null) {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  try {
    const message = kept();
    sessionStorage.removeItem(handedOverKey);
    return message ?? inAddress ?? undefined;
  } catch {
    return inAddress ?? undefined;
  }
}

/** Whether a message waits for the form. Never throws. */
export function isHandedOver(): boolean {
  if (readFragment() !== null) return true;
  try {
    return kept() !== undefined;
  } catch {
    return false;
  }
}

/** Subscribes a mounted form; returns the function that unsubscribes it. */
export function onHandOver(listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
