/** Small drawing words for the sample screens: each returns a piece of SVG. Units are pixels of the screen. */
import { fontOf } from "../../src/i18n/fontOf.ts";
import { languages } from "../../src/i18n/languages.ts";
import { families } from "../../src/seo/build/socialPictures/fonts.ts";

export const ink = {
  black: "#0b0b0d",
  raised: "#17171a",
  line: "#2c2a26",
  text: "#f3efe6",
  quiet: "#a39c8d",
  gold: "#d8a63a",
  pale: "#f4d873",
  deep: "#b57e10",
};
export const paper = {
  ground: "#f6f1e6",
  raised: "#fffdf8",
  line: "#e4dac6",
  text: "#1c1914",
  quiet: "#7d7362",
  gold: "#b57e10",
};

const escape = (words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const opposite = { start: "end", middle: "middle", end: "start" };

/**
 * Drawing words for a screen in a language, `width` pixels wide. Places are those of a screen read
 * from left to right; that of a language read from right to left is its mirror image, its words not.
 */
export function pen(language, width) {
  const mirrored = languages[language].dir === "rtl";
  const family = families[fontOf[language]];
  const across = (x, size = 0) => (mirrored ? width - x - size : x);

  /** A rectangle; `round` is the corner radius, `line` a stroke colour. */
  const rect = (x, y, wide, high, fill, { round = 0, line = "none", opacity = 1 } = {}) =>
    `<rect x="${across(x, wide)}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${fill}" stroke="${line}" stroke-width="2" opacity="${opacity}"/>`;

  /** One line of text on the baseline `y`; `at` is start, middle or end of it in reading direction of the page. */
  const text = (x, y, words, size, fill, { weight = 400, at = "start" } = {}) => {
    const isArabic = /\p{Script=Arabic}/u.test(words);
    // A figure keeps its own direction, so its start lies at the other side.
    const anchor = mirrored && !isArabic ? opposite[at] : at;
    const direction = isArabic ? "rtl" : "ltr";
    return `<text x="${across(x)}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" direction="${direction}">${escape(words)}</text>`;
  };

  const circle = (x, y, radius, fill, { line = "none", width: stroke = 2 } = {}) =>
    `<circle cx="${across(x)}" cy="${y}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width="${stroke}"/>`;

  const stroked = (d, transform, { fill = "none", line = "none", width: stroke = 3, dash = "" }) =>
    `<path d="${d}"${transform} fill="${fill}" stroke="${line}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;

  const path = (d, look = {}) =>
    stroked(d, mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : "", look);

  /** A sign drawn about its own middle, which no language mirrors: a tick, a play button. */
  const sign = (x, y, d, look = {}) =>
    stroked(d, ` transform="translate(${across(x)} ${y})"`, look);

  return { rect, text, circle, path, sign };
}

/** A curve through the points [x, y], smoothed between them. */
export function curve(points) {
  return points.slice(1).reduce((d, [x, y], k) => {
    const [px, py] = points[k];
    const middle = (px + x) / 2;
    return `${d} C${middle} ${py} ${middle} ${y} ${x} ${y}`;
  }, `M${points[0][0]} ${points[0][1]}`);
}

/** A whole screen of the given size. The golden gradient is there as url(#gold). */
export const page = (width, height, ground, ...pieces) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b57e10"/><stop offset="1" stop-color="#f4d873"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4d873" stop-opacity=".45"/><stop offset="1" stop-color="#f4d873" stop-opacity="0"/></linearGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a2418"/><stop offset="1" stop-color="#6f4f1c"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${ground}"/>${pieces.flat(3).join("\n")}</svg>`;
