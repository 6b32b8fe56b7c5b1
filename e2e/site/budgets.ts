import type { Font } from "../../src/i18n/fontOf";

/**
 * Performance budgets of a page on a phone (412 px wide, 2.625 dots per pixel) before any
 * interaction, in bytes after `gzip -9`, pictures and fonts as they are. The browser tests assert
 * them for every page. Bounds only ever get smaller.
 */
export const budgets = {
  /** The HTML with its inline styles: home and the pages that list things. */
  html: 32_000,
  /** The HTML of a service's page, which holds the longest texts. */
  serviceHtml: 32_000,
  /** The HTML of the service's page that holds the ERP tour, all its screens included. */
  tourHtml: 41_000,
  scripts: 170_000,
  /** The contact page, whose form is one component that loads whole: see docs/decisions.md. */
  contactScripts: 180_000,
  pictures: 60_000,
  /** The first picture of a page, which most visitors wait for. */
  firstPicture: 25_000,
  /** By the font that a page is set in. */
  fonts: { figtree: 14_000, cairo: 34_000 },
  /** All of the home page. */
  home: { figtree: 275_000, cairo: 305_000 },
} as const satisfies Record<string, number | Record<Font, number>>;
