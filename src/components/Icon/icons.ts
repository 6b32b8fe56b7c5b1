/**
 * The icons that pages and scripts hold, since they are seen before the sprite can arrive: each is one
 * path, by its Tabler name. Copied from @iconify-json/tabler, whose file holds all six thousand; tests
 * compare them.
 */
export const interfaceIcons = {
  "arrow-right": "M5 12h14m-6 6l6-6m-6-6l6 6",
  "chevron-down": "m6 9l6 6l6-6",
  "chevron-left": "m15 6l-6 6l6 6",
  "chevron-right": "m9 6l6 6l-6 6",
  "menu-2": "M4 6h16M4 12h16M4 18h16",
  moon: "M12 3h.393a7.5 7.5 0 0 0 7.92 12.446A9 9 0 1 1 12 2.992z",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-5 0h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7",
  x: "M18 6L6 18M6 6l12 12",
};

/** Those that point along the reading direction, and the other way in Arabic. */
export const directional: ReadonlySet<string> = new Set([
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external-link",
]);
