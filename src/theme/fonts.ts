/**
 * The site's fonts. Cairo is the specification's Arabic font. Figtree goes with it: the same even
 * stroke, open ends and upright round forms, quiet in text, rich when bold, with level figures for
 * prices, and small. The files, and fonts.css beside this file, come from tools/fonts/subset.mjs;
 * theme.ts has the stacks, none of which names the other font.
 */
import type { Font } from "../i18n/fontOf";
import cairoArabic from "./fonts/cairo-arabic.woff2";
import figtreeLatin from "./fonts/figtree-latin.woff2";

/**
 * The address of the file that pages set in a font preload: the one with most of their text. Preload
 * it as `font/woff2` with `crossOrigin="anonymous"`, or the browser fetches it twice.
 */
export const preloadedFont = {
  figtree: figtreeLatin,
  // Cairo's own Latin, for names and figures, is a second file that comes when a page needs it.
  cairo: cairoArabic,
} as const satisfies Record<Font, string>;
