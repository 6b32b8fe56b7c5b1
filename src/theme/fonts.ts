/**
 * The site's fonts. Cairo is the specification's Arabic font. Figtree goes with it: the same even
 * stroke, open ends and upright round forms, quiet in text, rich when bold, with level figures for
 * prices, and small. The files, and fonts.css beside this file, come from tools/fonts/subset.mjs.
 */
import type { Language } from "../i18n/languages";
import cairoArabic from "./fonts/cairo-arabic.woff2";
import figtreeLatin from "./fonts/figtree-latin.woff2";

/**
 * The address of the file that each language's pages preload: the one their text is set in. Preload
 * it as `font/woff2` with `crossOrigin="anonymous"`, or the browser fetches it twice.
 */
export const preloadedFont = {
  en: figtreeLatin,
  // Cairo's own Latin, for names and figures, is a second file that comes when a page needs it.
  ar: cairoArabic,
} as const satisfies Record<Language, string>;

/**
 * The font-family of each language's pages. No stack names the other language's font, so its file
 * is never fetched: the few words in the other script are set in a font of the system.
 */
export const fontFamilies = {
  en: '"Figtree", "Figtree Fallback", system-ui, sans-serif',
  ar: '"Cairo", "Cairo Fallback", "Cairo Fallback Naskh", "Cairo Fallback System", system-ui, sans-serif',
} as const satisfies Record<Language, string>;
