export interface Toast {
  text: string;
  /** A bad one stays until it is closed. @default "good" */
  tone?: "good" | "bad";
  /** Whether the page does not say it too, so that screen readers have to announce it. */
  isNews?: boolean;
  /** A page it links to; a route without language prefix. */
  link?: { to: string; text: string };
  /** The accessible name of its close button. */
  dismiss: string;
}
