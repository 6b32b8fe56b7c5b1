/**
 * Google's tag in Consent Mode: everything denied until the visitor accepts.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
import type { Consent } from "./consent";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

type Signals = Record<(typeof purposes)[number], "denied" | "granted">;

const allDenied = Object.fromEntries(purposes.map((purpose) => [purpose, "denied"])) as Signals;

/** The site shows no advertisements, so accepting grants measurement alone. */
const signalsOf: Record<Consent, Signals> = {
  accepted: { ...allDenied, analytics_storage: "granted" },
  rejected: allDenied,
};

/** The tag only understands the `arguments` object of a call, not an array of the same values. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

let started = "";

/**
 * Loads the tag once. Nothing is counted by the tag itself: call `countPageView` for each page.
 * That the script does not arrive or throws is no concern of the visitor's; in development the
 * console says so.
 *
 * @param id a measurement id, such as `G-1A2B3C4D5E`
 * @param consent the answer of an earlier visit
 */
export function startTag(id: string, consent: Consent | undefined): void {
  if (started === id) return;
  started = id;
  gtag("consent", "default", allDenied);
  if (consent) updateConsent(consent);
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener("error", () => {
    // eslint-disable-next-line no-console -- for developers alone
    if (process.env.NODE_ENV === "development") console.warn("Analytics: the tag did not load.");
  });
  document.head.append(script);
}

/** Passes an answer on to the tag, if that has been started. */
export function updateConsent(consent: Consent): void {
  if (started) gtag("consent", "update", signalsOf[consent]);
}

/** The page's address without the question that the assistant hands over to the contact form. */
function pageAddress(): string {
  const url = new URL(location.href);
  url.searchParams.delete("message");
  return url.href;
}

/** Counts a view of the page that is shown now. */
export function countPageView(title: string): void {
  gtag("event", "page_view", { page_location: pageAddress(), page_title: title });
}
