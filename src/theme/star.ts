/**
 * The logo's eight-pointed star: two squares, one rotated by 45°. Every star of the site derives from it;
 * star.test.ts compares it with static/favicon.svg.
 */

/** Width and height of its bounding box, in SVG user units. */
export const starSize = 62;

const tips = 8;
const innerRadius = (starSize / 2) * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));

/** The corners from the tip at the right, clockwise: tips and the corners between them in turns. */
const corners = Array.from({ length: 2 * tips }, (_, index): [x: number, y: number] => {
  const angle = (index * Math.PI) / tips;
  const radius = index % 2 === 0 ? starSize / 2 : innerRadius;
  return [starSize / 2 + radius * Math.cos(angle), starSize / 2 + radius * Math.sin(angle)];
});

/** Index in `corners` of the tip that MissingTip leaves out: the upper right one. */
const missingTipIndex = 2 * 7;

const pathOf = (points: typeof corners) =>
  `M${points.map((point) => point.map((value) => value.toFixed(2)).join(" ")).join("L")}Z`;

/** Paths of an SVG: the star, the star that lacks a tip, and the tip that it lacks. */
export const starPaths = {
  whole: pathOf(corners),
  withoutTip: pathOf(corners.filter((_, index) => index !== missingTipIndex)),
  tip: pathOf(corners.slice(missingTipIndex - 1, missingTipIndex + 2)),
};

/** The star as a value of `clip-path`. */
export const starClip = `polygon(${corners
  .map((point) => point.map((value) => `${((100 * value) / starSize).toFixed(1)}%`).join(" "))
  .join(", ")})`;
