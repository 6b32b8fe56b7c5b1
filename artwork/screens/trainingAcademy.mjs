import { ink, page, pen } from "./draw.mjs";

const words = {
  en: {
    name: "Academy",
    lessons: [
      "Introduction",
      "Tables and ranges",
      "Formulas that hold",
      "Pivot reports",
      "Final project",
    ],
    place: "Lesson 3 of 5",
    courses: ["Spreadsheets for finance", "Web development", "ERP for managers"],
    minutes: (count) => `${count} min`,
  },
  ar: {
    name: "الأكاديمية",
    lessons: ["مقدمة", "الجداول والنطاقات", "صيغ لا تخطئ", "التقارير المحورية", "المشروع النهائي"],
    place: "الدرس 3 من 5",
    courses: ["الجداول للمالية", "تطوير المواقع", "نظام ERP للمديرين"],
    minutes: (count) => `${count} دقيقة`,
  },
};
const shares = [0.86, 0.54, 0.32];

/** Part of a circle from twelve o'clock on, as a stroke. */
function arc(x, y, radius, share) {
  const angle = share * Math.PI * 2;
  return `M${x} ${y - radius} A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`;
}

/** A learner's page of an online academy, on an upright tablet: 1200 x 1600. */
export function trainingAcademy(language) {
  const { rect, text, circle, path, sign } = pen(language, 1200);
  const t = words[language];
  return page(
    1200,
    1600,
    ink.black,
    text(70, 110, t.name, 44, ink.text, { weight: 700 }),
    circle(1090, 94, 38, "url(#gold)"),
    rect(70, 170, 1060, 500, "url(#dusk)", { round: 36 }),
    [0, 1, 2, 3, 4].map((k) =>
      rect(610 + k * 90, 560 - k * 66, 74, 110 + k * 66, k === 4 ? "url(#gold)" : "#17130b", {
        round: 8,
        opacity: 0.92,
      }),
    ),
    circle(250, 400, 78, "#0b0b0d"),
    sign(250, 400, "M-24 -44 V44 L48 0 Z", { fill: ink.pale }),
    text(120, 610, t.lessons[2], 44, ink.text, { weight: 700 }),
    text(120, 246, t.place, 28, ink.pale),
    t.courses.map((name, k) => {
      const x = 70 + k * 363;
      return [
        rect(x, 710, 334, 330, ink.raised, { round: 28 }),
        circle(x + 167, 840, 82, "none", { line: ink.line, width: 16 }),
        path(arc(x + 167, 840, 82, shares[k]), { line: ink.pale, width: 16 }),
        text(x + 167, 856, `${Math.round(shares[k] * 100)}%`, 42, ink.text, {
          weight: 700,
          at: "middle",
        }),
        text(x + 167, 998, name, 25, ink.quiet, { at: "middle" }),
      ];
    }),
    rect(70, 1080, 1060, 460, ink.raised, { round: 28 }),
    t.lessons.map((name, k) => {
      const y = 1146 + k * 84;
      return [
        circle(130, y, 22, k < 2 ? ink.pale : "none", {
          line: k < 3 ? ink.pale : "#5b564b",
          width: 4,
        }),
        k < 2 ? sign(130, y, "M-11 0 l8 9 l14 -17", { line: "#0b0b0d", width: 5 }) : "",
        text(184, y + 11, name, 31, k === 2 ? ink.pale : ink.text, { weight: k === 2 ? 700 : 400 }),
        text(1080, y + 11, t.minutes(8 + k * 3), 27, ink.quiet, { at: "end" }),
      ];
    }),
  );
}
