/** The @font-face rules of the font files and their fallbacks. */
import { fontWeights } from "./faces.mjs";
import { meanAdvance } from "./measure.mjs";

/** The rule of a file under fonts/. */
export const fontFace = ({ family, file, unicodeRange }) => `@font-face {
  font-family: ${/ /.test(family) ? `"${family}"` : family};
  font-style: normal;
  font-weight: ${fontWeights.min} ${fontWeights.max};
  font-display: swap;
  src: url("./fonts/${file}");
  unicode-range: ${unicodeRange};
}`;

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;

/**
 * The two rules of a stand-in: a regular and a bold font of the system, scaled so that ordinary
 * text takes as much room as in the site's font, with its line metrics. The overrides are divided
 * by the scale because the browser applies the scale to them too.
 */
export function fallbackFace(fallback, { font, unicodeRange }) {
  const cuts = [
    { ...fallback.regular, weight: 400, range: `${fontWeights.min} 599` },
    { ...fallback.bold, weight: 700, range: `600 ${fontWeights.max}` },
  ];
  return cuts.map(({ local, advance, weight, range }) => {
    const own = font.getVariation({ wght: weight });
    const scale = advance === undefined ? 1 : meanAdvance(own, fallback.sample) / advance;
    const metric = (value) => percent(Math.abs(value) / font.unitsPerEm / scale);
    return `@font-face {
  font-family: "${fallback.family}";
  font-style: normal;
  font-weight: ${range};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${metric(font.ascent)};
  descent-override: ${metric(font.descent)};
  line-gap-override: ${metric(font.lineGap)};
  unicode-range: ${unicodeRange};
}`;
  });
}
