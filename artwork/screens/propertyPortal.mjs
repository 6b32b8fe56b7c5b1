import { ink, page, pen } from "./draw.mjs";

const words = {
  en: {
    title: "Find a home",
    search: "Alexandria",
    homes: [
      ["Sea-view apartment", "San Stefano", "EGP 4,200,000"],
      ["Garden villa", "Borg El Arab", "EGP 9,850,000"],
      ["Office floor", "Smouha", "EGP 6,100,000"],
    ],
    place: "San Stefano, Alexandria",
    facts: [
      ["3", "bedrooms"],
      ["2", "baths"],
      ["164", "m²"],
    ],
    visit: "Book a visit",
  },
  ar: {
    title: "ابحث عن بيتك",
    search: "الإسكندرية",
    homes: [
      ["شقة تطل على البحر", "سان ستيفانو", "4,200,000 ج.م"],
      ["فيلا بحديقة", "برج العرب", "9,850,000 ج.م"],
      ["طابق مكاتب", "سموحة", "6,100,000 ج.م"],
    ],
    place: "سان ستيفانو، الإسكندرية",
    facts: [
      ["3", "غرف نوم"],
      ["2", "حمّامات"],
      ["164", "م²"],
    ],
    visit: "احجز معاينة",
  },
};

/** Houses drawn as plain blocks with lit windows; `seed` changes their heights. */
function skyline({ rect }, x, y, width, height, seed) {
  const count = 7;
  const step = width / count;
  return Array.from({ length: count }, (_, k) => {
    const tall = height * (0.3 + 0.62 * Math.abs(Math.sin(seed + k * 1.9)));
    const left = x + k * step + 4;
    const windows = Array.from({ length: Math.floor(tall / 34) }, (_, row) =>
      [0, 1, 2].map((column) =>
        (row * 5 + column * 3 + k + seed) % 4 < 2
          ? rect(
              left + 10 + column * ((step - 26) / 3),
              y - tall + 18 + row * 34,
              11,
              16,
              ink.pale,
              { opacity: 0.85 },
            )
          : "",
      ),
    );
    return [rect(left, y - tall, step - 8, tall, "#15120c"), windows];
  });
}

/** A list of homes on a phone: 900 x 1900. */
export function propertyList(language) {
  const tools = pen(language, 900);
  const { rect, text, circle, path } = tools;
  const t = words[language];
  return page(
    900,
    1900,
    ink.black,
    text(60, 70, "9:41", 30, ink.text, { weight: 700 }),
    text(60, 206, t.title, 62, ink.text, { weight: 700 }),
    rect(60, 254, 780, 104, ink.raised, { round: 52 }),
    circle(124, 304, 17, "none", { line: ink.quiet, width: 5 }),
    path("M137 318 l16 16", { line: ink.quiet, width: 5 }),
    text(180, 317, t.search, 33, ink.quiet),
    t.homes.map(([name, place, price], k) => {
      const y = 400 + k * 486;
      return [
        rect(60, y, 780, 456, ink.raised, { round: 36 }),
        rect(60, y, 780, 290, "url(#dusk)", { round: 36 }),
        rect(60, y + 250, 780, 40, "#6f4f1c"),
        skyline(tools, 80, y + 290, 740, 250, k * 2 + 1),
        text(100, y + 352, name, 38, ink.text, { weight: 700 }),
        text(100, y + 410, place, 29, ink.quiet),
        text(800, y + 410, price, 34, ink.pale, { weight: 700, at: "end" }),
      ];
    }),
  );
}

/** One home with its price and a call to visit it, on a phone: 900 x 1900. */
export function propertyPage(language) {
  const tools = pen(language, 900);
  const { rect, text, circle } = tools;
  const { homes, place, facts, visit } = words[language];
  const [[name, , price]] = homes;
  return page(
    900,
    1900,
    ink.black,
    rect(0, 0, 900, 900, "url(#dusk)"),
    circle(650, 300, 104, ink.pale),
    skyline(tools, 0, 900, 900, 620, 3),
    text(60, 70, "9:41", 30, ink.text, { weight: 700 }),
    rect(0, 850, 900, 1050, ink.black, { round: 48 }),
    text(60, 980, name, 54, ink.text, { weight: 700 }),
    text(60, 1046, place, 33, ink.quiet),
    text(60, 1164, price, 66, "url(#gold)", { weight: 700 }),
    facts.map(([value, unit], k) => [
      rect(60 + k * 268, 1220, 244, 190, ink.raised, { round: 32 }),
      text(182 + k * 268, 1312, value, 58, ink.text, { weight: 700, at: "middle" }),
      text(182 + k * 268, 1368, unit, 29, ink.quiet, { at: "middle" }),
    ]),
    [0, 1, 2].map((k) => rect(60, 1462 + k * 54, [780, 720, 430][k], 20, "#35322c", { round: 10 })),
    rect(60, 1680, 780, 140, "url(#gold)", { round: 70 }),
    text(450, 1764, visit, 43, "#1a1a1a", { weight: 700, at: "middle" }),
  );
}
