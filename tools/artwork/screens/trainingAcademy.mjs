import { circle, ink, page, path, rect, text } from "./draw.mjs";

const courses = [
  ["Spreadsheets for finance", 0.86],
  ["Web development", 0.54],
  ["ERP for managers", 0.32],
];
const lessons = [
  "Introduction",
  "Tables and ranges",
  "Formulas that hold",
  "Pivot reports",
  "Final project",
];

/** Part of a circle from twelve o'clock on, as a stroke. */
function arc(x, y, radius, share) {
  const angle = share * Math.PI * 2;
  return `M${x} ${y - radius} A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`;
}

/** A learner's page of an online academy, on an upright tablet: 1200 x 1600. */
export const trainingAcademy = () =>
  page(
    1200,
    1600,
    ink.black,
    text(70, 110, "Academy", 44, ink.text, { weight: 700 }),
    circle(1090, 94, 38, "url(#gold)"),
    rect(70, 170, 1060, 500, "url(#dusk)", { round: 36 }),
    [0, 1, 2, 3, 4].map((k) =>
      rect(610 + k * 90, 560 - k * 66, 74, 110 + k * 66, k === 4 ? "url(#gold)" : "#17130b", {
        round: 8,
        opacity: 0.92,
      }),
    ),
    circle(250, 400, 78, "#0b0b0d"),
    path("M226 356 L226 444 L298 400 Z", { fill: ink.pale }),
    text(120, 610, "Formulas that hold", 44, ink.text, { weight: 700 }),
    text(120, 246, "Lesson 3 of 5", 28, ink.pale),
    courses.map(([name, share], k) => {
      const x = 70 + k * 363;
      return [
        rect(x, 710, 334, 330, ink.raised, { round: 28 }),
        circle(x + 167, 840, 82, "none", { line: ink.line, width: 16 }),
        path(arc(x + 167, 840, 82, share), { line: ink.pale, width: 16 }),
        text(x + 167, 856, `${Math.round(share * 100)} %`, 42, ink.text, {
          weight: 700,
          at: "middle",
        }),
        text(x + 167, 998, name, 25, ink.quiet, { at: "middle" }),
      ];
    }),
    rect(70, 1080, 1060, 460, ink.raised, { round: 28 }),
    lessons.map((name, k) => {
      const y = 1146 + k * 84;
      return [
        circle(130, y, 22, k < 2 ? ink.pale : "none", {
          line: k < 3 ? ink.pale : "#5b564b",
          width: 4,
        }),
        k < 2 ? path(`M119 ${y} l8 9 l14 -17`, { line: "#0b0b0d", width: 5 }) : "",
        text(184, y + 11, name, 31, k === 2 ? ink.pale : ink.text, { weight: k === 2 ? 700 : 400 }),
        text(1080, y + 11, `${8 + k * 3} min`, 27, ink.quiet, { at: "end" }),
      ];
    }),
  );
