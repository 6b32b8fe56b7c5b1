/**
 * Google's tag in Consent Mode: everything denied until the visitor accepts.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
import { withPrefix } from "gatsby";
import type { Consent } from "./consent";
import { expireTagCookies } from "./cookies";
import { cleanAddress } from "./pageAddress";

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

let started = false;
let configured = false;
/** The address of the page before, as it is passed on. */
let referrer: string | undefined;

/**
 * Loads the tag once, with everything denied. It is neither configured nor allowed to send before
 * `tellTag` says that the visitor has accepted. That the script does not arrive or throws is no
 * concern of the visitor's; in development the console says so.
 *
 * @param id a measurement id, such as `G-1A2B3C4D5E`
 */
export function startTag(id: string): void {
  if (started) return;
  started = true;
  allow(id, false);
  gtag("consent", "default", allDenied);
  gtag("js", new Date());
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener("error", () => {
    // eslint-disable-next-line no-console -- for developers alone
    if (process.env.NODE_ENV === "development") console.warn("Analytics: the tag did not load.");
  });
  document.head.append(script);
}

/**
 * The tag's own switch for sending.
 * https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics
 */
function allow(id: string, allowed: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: !allowed });
}

/**
 * Passes an answer on to the tag. A yes configures it, once; a no stops it and takes its cookies
 * away, also where it was not started.
 */
export function tellTag(id: string, consent: Consent): void {
  const accepted = consent === "accepted";
  allow(id, accepted);
  if (!accepted) expireTagCookies(withPrefix("/"));
  if (!started) return;
  gtag("consent", "update", signalsOf[consent]);
  if (!accepted || configured) return;
  configured = true;
  // Said before, so that it also holds for what the tag sends by itself.
  setPage();
  gtag("config", id, { send_page_view: false });
}

/** Tells the tag which page is shown, in place of the addresses it would read itself. */
function setPage() {
  referrer ??= document.referrer && cleanAddress(document.referrer);
  const page = { page_location: cleanAddress(location.href), page_referrer: referrer };
  gtag("set", page);
  return page;
}

/** Counts a view of the page that is shown now. */
export function countPageView(title: string): void {
  const page = setPage();
  gtag("event", "page_view", { ...page, page_title: title });
  referrer = page.page_location;
}
