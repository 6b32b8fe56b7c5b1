import type { Language } from "../src/i18n/languages";

/**
 * How much a page may weigh for a phone (412 px wide, 2.625 dots per pixel) before the visitor does
 * anything, in bytes after `gzip -9`, pictures and fonts as they are: the one table, which the
 * browser tests hold every page to. A bound may only ever get smaller.
 */
export const budgets = {
  /** The HTML with its inline styles: home and the pages that list things. */
  html: 25_000,
  /** The HTML of a service's page, which holds the longest texts. */
  serviceHtml: 30_000,
  scripts: 130_000,
  homeScripts: 140_000,
  pictures: 60_000,
  /** The first picture of a page, which most visitors wait for. */
  firstPicture: 25_000,
  fonts: { en: 14_000, ar: 34_000 },
  /** All of the home page. */
  home: { en: 240_000, ar: 270_000 },
} as const satisfies Record<string, number | Record<Language, number>>;
