/** Short notices at the bottom right. Their code is loaded with the first one. */

export interface Toast {
  text: string;
  /** Bad news stays until it is closed. @default "good" */
  tone?: "good" | "bad";
  /** Whether the page itself does not say it, so that it has to be read out. */
  isNews?: boolean;
  /** A page that it leads to; a route without language prefix. */
  link?: { to: string; text: string };
  /** What the button that closes it says to screen readers. */
  dismiss: string;
}

/** Fetches the code of the toasts; for whoever may have to show one without a connection later. */
export const loadToastArea = () => import(/* webpackChunkName: "toasts" */ "./ToastArea");

const waiting: Toast[] = [];
let host: ((toast: Toast) => void) | undefined;

/** Shows a toast on whichever page the visitor is. */
export function showToast(toast: Toast): void {
  if (host) host(toast);
  else waiting.push(toast);
}

/** For the toasts' one place in the layout: gets every toast; returns what ends that. */
export function receiveToasts(receive: (toast: Toast) => void): () => void {
  host = receive;
  waiting.splice(0).forEach(receive);
  return () => {
    if (host === receive) host = undefined;
  };
}
