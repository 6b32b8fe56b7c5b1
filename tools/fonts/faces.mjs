/** What the site's font files hold, and which fonts stand in for them while they load. */
import { readdirSync, readFileSync } from "node:fs";

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
const codePointsOf = (text) => [...text].map((character) => character.codePointAt(0));
// The letters, marks and digits of Arabic and Persian; rarer letters fall to the next font.
const arabicLetters = codePointsOf(
  "،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْ٠١٢٣٤٥٦٧٨٩٪ٰٱپچژکگیۀ۰۱۲۳۴۵۶۷۸۹",
);
const latinSigns = codePointsOf("\u00a0©«®·×»‘’“”–—•…€");
// Figtree shares the page's bytes with the letters of the other languages' names, so it leaves out
// what English copy does without.
const englishSigns = codePointsOf("\u00a0©×‘’“”–—…");
const locales = new URL("../../locales/", import.meta.url);
/** What a page may say in another language: that it exists in that one. */
const suggestions = readdirSync(locales)
  .map((language) => readFileSync(new URL(`${language}/suggestion.json`, locales), "utf8"))
  .flatMap((file) => [JSON.parse(file).suggestion.text, JSON.parse(file).suggestion.link]);
// Every other letter of western Europe, in a file that only pages with one of them load.
const accentedLetters = codePointsOf(
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŸ",
);
const spaces = [0x20, 0xa0];

// Blocks, not the very characters: short, because every page carries the rules. A character of a
// block that the file lacks falls to the next font of the stack.
const latinRange = "U+00-FF, U+2010-20AC";

/** The font weights the design uses; all others are cut from the files. */
export const fontWeights = { min: 400, max: 800 };

/**
 * The files to make. `budget` is in bytes. Cairo comes as two files because its package holds the
 * scripts apart; `unicode-range` makes them one family, with the same Latin inside Arabic text.
 * `features` are the layout features to keep, all of them where it is left out; `weight` makes a file
 * of a single weight.
 */
export const faces = [
  {
    family: "Figtree",
    file: "figtree-latin.woff2",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    codePoints: [...basicLatin, ...englishSigns],
    features: ["kern", "tnum"],
    unicodeRange: latinRange,
    budget: 11_000,
  },
  {
    family: "Figtree",
    file: "figtree-accented.woff2",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    codePoints: accentedLetters,
    // After the file above, which has the two signs among these letters.
    unicodeRange: "U+C0-D6, U+D8-F6, U+F8-FF, U+152-153, U+178",
    noLayoutClosure: true,
    budget: 8_000,
  },
  {
    family: "Cairo",
    file: "cairo-arabic.woff2",
    source: "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
    // Its own space keeps a run of Arabic words in one font.
    codePoints: [...arabicLetters, ...spaces],
    unicodeRange: "U+20, U+A0, U+600-6FF",
    budget: 18_000,
  },
  {
    // For pages of another script: the name of Arabic in the header, and the line that suggests it.
    family: "Cairo Names",
    file: "cairo-names.woff2",
    source: "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
    codePoints: arabicLetters.filter((codePoint) =>
      suggestions.some((text) => text.includes(String.fromCodePoint(codePoint))),
    ),
    features: ["init", "medi", "fina"],
    weight: 550,
    unicodeRange: "U+600-6FF",
    budget: 3_000,
  },
  {
    family: "Cairo",
    file: "cairo-latin.woff2",
    source: "@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2",
    codePoints: [...basicLatin, ...latinSigns].filter((codePoint) => !spaces.includes(codePoint)),
    unicodeRange: "U+21-9F, U+A1-FF, U+2010-20AC",
    // Fractions and other alternates that features reach; Latin here is a name or a figure.
    noLayoutClosure: true,
    budget: 15_000,
  },
];

/** Ordinary text to compare the widths of fonts by; no letter-spacing, no markup. */
export const samples = {
  latin:
    "We plan, build and run the systems a growing company depends on: accounts, stock, sales and people in one place, an online shop that is never out of step with the warehouse, and a website that answers in two languages. Every project starts with a conversation, has a fixed scope, and is handed over with training for the people who will use it every day.",
  arabic:
    "نخطط ونبني وندير الأنظمة التي تعتمد عليها الشركات النامية: الحسابات والمخزون والمبيعات وشؤون الموظفين في مكان واحد، ومتجر إلكتروني لا يختلف يوما عن المستودع، وموقع يجيب زواره بلغتين. يبدأ كل مشروع بحوار، وله نطاق محدد، ونسلمه مع تدريب من سيستخدمونه كل يوم.",
};

/**
 * Fonts visitors already have, shown until a file above has arrived. `advance` is the mean advance
 * width in em of the sample's letters, measured with measure.mjs (Arial by Liberation Sans, which
 * has its widths).
 */
export const fallbacks = [
  {
    family: "Figtree Fallback",
    of: "figtree-latin.woff2",
    sample: "latin",
    regular: { local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"], advance: 0.4875 },
    bold: {
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
      advance: 0.5306,
    },
  },
  {
    family: "Cairo Fallback",
    of: "cairo-latin.woff2",
    sample: "latin",
    regular: { local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"], advance: 0.4875 },
    bold: {
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
      advance: 0.5306,
    },
  },
  {
    family: "Cairo Fallback",
    of: "cairo-arabic.woff2",
    sample: "arabic",
    regular: {
      local: ["Noto Sans Arabic", "Noto Sans Arabic Regular", "NotoSansArabic-Regular"],
      advance: 0.4675,
    },
    bold: { local: ["Noto Sans Arabic Bold", "NotoSansArabic-Bold"], advance: 0.5169 },
  },
  {
    family: "Cairo Fallback Naskh",
    of: "cairo-arabic.woff2",
    sample: "arabic",
    regular: {
      local: ["Noto Naskh Arabic", "Noto Naskh Arabic Regular", "NotoNaskhArabic-Regular"],
      advance: 0.4278,
    },
    bold: { local: ["Noto Naskh Arabic Bold", "NotoNaskhArabic-Bold"], advance: 0.4428 },
  },
  // Windows and Apple systems: their Arabic fonts are not free to measure, so only the height of
  // the line is matched there.
  {
    family: "Cairo Fallback System",
    of: "cairo-arabic.woff2",
    sample: "arabic",
    regular: { local: ["Segoe UI", "SegoeUI", "Geeza Pro", "GeezaPro", "Arial"] },
    bold: { local: ["Segoe UI Bold", "SegoeUI-Bold", "Geeza Pro Bold", "GeezaPro-Bold"] },
  },
];
