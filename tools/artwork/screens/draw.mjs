/** Small drawing words for the sample screens: each returns a piece of SVG. Units are pixels of the screen. */

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

/** A rectangle; `round` is the corner radius, `line` a stroke colour. */
export const rect = (x, y, width, height, fill, { round = 0, line = "none", opacity = 1 } = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${line}" stroke-width="2" opacity="${opacity}"/>`;

/** One line of text on the baseline `y`; `at` is start, middle or end of it in reading direction of the page. */
export const text = (x, y, words, size, fill, { weight = 400, at = "start", rtl = false } = {}) =>
  `<text x="${x}" y="${y}" font-family="${rtl ? "Noto Kufi Arabic" : "Noto Sans"}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${at}"${rtl ? ' direction="rtl"' : ""}>${escape(words)}</text>`;

export const circle = (x, y, radius, fill, { line = "none", width = 2 } = {}) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`;

export const path = (d, { fill = "none", line = "none", width = 3, dash = "" } = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;

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
${rect(0, 0, width, height, ground)}${pieces.flat(3).join("\n")}</svg>`;
