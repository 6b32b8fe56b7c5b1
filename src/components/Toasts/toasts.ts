/** Short notices at the bottom right. Their code is loaded with the first one. */

import type { Toast } from "./toast";

/** Loads the toasts' code ahead, for a toast that may have to be shown offline. */
export const loadToastArea = () => import(/* webpackChunkName: "toasts" */ "./ToastArea");

/**
 * Toasts that nothing can show yet wait in the history entry: the page that a reload brings has them
 * too, and it needs no storage.
 */
const waiting = () => (history.state as { toasts?: Toast[] } | null)?.toasts ?? [];
const setWaiting = (toasts: Toast[]) => history.replaceState({ ...history.state, toasts }, "");

let host: ((toast: Toast) => void) | undefined;

/** Shows a toast on the current page. */
export function showToast(toast: Toast): void {
  if (host) host(toast);
  else setWaiting([...waiting(), toast]);
}

/** For the toasts' one place in the layout: gets every toast; returns what ends that. */
export function receiveToasts(receive: (toast: Toast) => void): () => void {
  host = receive;
  const missed = waiting();
  if (missed.length > 0) setWaiting([]);
  missed.forEach(receive);
  return () => {
    if (host === receive) host = undefined;
  };
}
