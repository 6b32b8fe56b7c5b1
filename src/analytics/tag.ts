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

/** The site has no advertising, so accepting grants analytics storage only. */
const signalsOf: Record<Consent, Signals> = {
  accepted: { ...allDenied, analytics_storage: "granted" },
  rejected: allDenied,
};

/** The tag reads `arguments` objects only, not arrays of the same values. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

let started = false;
let configured = false;
/** The cleaned address of the previous page. */
let referrer: string | undefined;

/**
 * Loads the tag once, with all consent denied. It is neither configured nor allowed to send until
 * `applyConsent` reports acceptance. A failed load is invisible to visitors; in development the
 * console reports it.
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
    // oxlint-disable-next-line no-console -- for developers alone
    if (process.env.NODE_ENV === "development") console.warn("Analytics: the tag did not load.");
  });
  document.head.append(script);
}

/**
 * The tag's documented opt-out flag.
 * https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics
 */
function allow(id: string, allowed: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: !allowed });
}

/**
 * Applies the visitor's answer to the tag. Acceptance configures it once; rejection stops it and
 * deletes its cookies, even where it was never started.
 */
export function applyConsent(id: string, consent: Consent): void {
  const accepted = consent === "accepted";
  allow(id, accepted);
  if (!accepted) expireTagCookies(withPrefix("/"));
  if (!started) return;
  gtag("consent", "update", signalsOf[consent]);
  if (!accepted || configured) return;
  configured = true;
  // Set before `config`, so that the tag's automatic events carry it as well.
  setPage();
  gtag("config", id, { send_page_view: false });
}

/** Sets the cleaned page address and referrer in place of those the tag would read itself. */
function setPage() {
  referrer ??= document.referrer && cleanAddress(document.referrer);
  const page = { page_location: cleanAddress(location.href), page_referrer: referrer };
  gtag("set", page);
  return page;
}

/** Sends a page view for the current page. */
export function countPageView(title: string): void {
  const page = setPage();
  gtag("event", "page_view", { ...page, page_title: title });
  referrer = page.page_location;
}
