/**
 * How much a page may weigh, in bytes after `gzip -9`: the one table, which the browser tests
 * hold every page to. A bound may only ever get smaller.
 */
export const budgets = {
  /** The HTML with its inline styles: home and the pages that list things. */
  html: 25_000,
  /** The HTML of a service's page, which holds the longest texts. */
  serviceHtml: 30_000,
  /** All JavaScript that a page loads before the visitor does anything. */
  scripts: 150_000,
} as const;
