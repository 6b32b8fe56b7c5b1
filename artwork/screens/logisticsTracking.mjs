import { ink, page, pen } from "./draw.mjs";

const words = {
  en: {
    name: "Fleet",
    lorry: "Truck 27",
    left: "1 h 12 min",
    stops: [
      ["Loaded", "Port of Alexandria"],
      ["On the road", "Desert Road, km 96"],
      ["Next stop", "Cairo, gate 4"],
      ["Due", "16:40"],
    ],
    facts: [
      ["Temperature", "4.2 °C"],
      ["Load", "18.6 t"],
    ],
  },
  ar: {
    name: "الأسطول",
    lorry: "الشاحنة 27",
    left: "72 دقيقة",
    stops: [
      ["حُمّلت", "ميناء الإسكندرية"],
      ["في الطريق", "الطريق الصحراوي، كم 96"],
      ["المحطة التالية", "القاهرة، بوابة 4"],
      ["موعد الوصول", "16:40"],
    ],
    facts: [
      ["الحرارة", "4.2 °م"],
      ["الحمولة", "18.6 طن"],
    ],
  },
};
const blocks = Array.from({ length: 9 }, (_, i) =>
  Array.from({ length: 8 }, (_, j) => [i, j]),
).flat();
const route = "M720 930 V760 H1004 V500 H1288 V330 H1572 V190";

/** Following a lorry on a street map, on a laptop: 1760 x 1100. */
export function logisticsTracking(language) {
  const { rect, text, circle, path } = pen(language, 1760);
  const t = words[language];
  return page(
    1760,
    1100,
    "#0d0e10",
    blocks.map(([i, j]) =>
      rect(
        520 + i * 142,
        j * 142 - 20,
        120,
        120,
        (i * 3 + j * 5) % 7 === 0 ? "#1d2320" : "#18191c",
        { round: 8 },
      ),
    ),
    path("M520 640 C780 560 940 700 1180 600 S1600 520 1760 590", { line: "#1b2a36", width: 54 }),
    path("M720 930 V760 H1004", { line: "#5a4a26", width: 16 }),
    path(route, { line: "#f4d873", width: 12 }),
    circle(720, 930, 20, "#0d0e10", { line: "#f4d873", width: 8 }),
    circle(1288, 430, 46, "#f4d87333"),
    circle(1288, 430, 25, "#f4d873", { line: "#0d0e10", width: 8 }),
    path("M1572 190 c-34 -42 -44 -60 -44 -82 a44 44 0 0 1 88 0 c0 22 -10 40 -44 82 z", {
      fill: "#d8a63a",
    }),
    circle(1572, 108, 17, "#0d0e10"),
    rect(0, 0, 500, 1100, "#121214"),
    rect(44, 46, 46, 46, "url(#gold)", { round: 12 }),
    text(110, 81, t.name, 34, ink.text, { weight: 700 }),
    rect(44, 134, 412, 236, "#1f1b12", { round: 24, line: "#5a4a26" }),
    text(76, 190, t.lorry, 27, ink.quiet),
    text(76, 268, t.left, 58, "url(#gold)", { weight: 700 }),
    rect(76, 312, 348, 14, ink.line, { round: 7 }),
    rect(76, 312, 236, 14, "url(#gold)", { round: 7 }),
    rect(75, 440, 4, 372, ink.line),
    t.stops.map(([name, place], k) => {
      const done = k < 2;
      return [
        circle(77, 440 + k * 124, 15, done ? ink.pale : "#121214", {
          line: done ? ink.pale : "#6d675a",
          width: 4,
        }),
        text(118, 436 + k * 124, name, 27, done ? ink.text : ink.quiet, { weight: 700 }),
        text(118, 474 + k * 124, place, 24, ink.quiet),
      ];
    }),
    t.facts.map(([name, value], k) => [
      rect(44 + k * 214, 910, 198, 146, ink.raised, { round: 22 }),
      text(70 + k * 214, 962, name, 22, ink.quiet),
      text(70 + k * 214, 1022, value, 37, ink.text, { weight: 700 }),
    ]),
  );
}
