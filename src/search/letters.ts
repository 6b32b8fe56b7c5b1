/** Letters that people write one for another, and those without which a word is still the same. */

/**
 * Letters by the one they are folded to: Arabic ones that are typed by habit, for want of a key, or
 * on a Persian, Urdu, Kurdish or Maghrebi keyboard, and Latin ones that no accent is taken from.
 */
const sisters: Readonly<Record<string, string>> = {
  ا: "ٱٲٳ",
  ب: "پٻڀݐ",
  ت: "ٹٺټٿ",
  ج: "چڃڄڇ",
  د: "ڈډڊڌ",
  ر: "ڑڒړڕ",
  ز: "ژڙ",
  غ: "ڠ",
  ف: "ڤڡڢڥڦ",
  ق: "ڧڨٯ",
  ك: "کگڪګڬڭڮڰڱڲڳڴݢݣ",
  ل: "ڵڶ",
  ن: "ںڻڼڽ",
  ه: "ةھہەۃ",
  و: "ۄۅۆۇۈۉۊۋۏ",
  ي: "ىیۍێېےۑ",
  a: "ɑ",
  ae: "æ",
  d: "đð",
  h: "ħ",
  i: "ı",
  l: "ł",
  n: "ŋ",
  o: "ø",
  oe: "œ",
  ss: "ß",
  t: "ŧ",
  th: "þ",
  "#": "♯",
  // A letter by its name, which keyboards of telephones offer for the apostrophe.
  "’": "ʼʻ",
};

const plain = new Map(
  Object.entries(sisters).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);
const replaced = new RegExp(`[${Array.from(plain.keys()).join("")}]`, "gu");

/** A text in small letters with each letter replaced by the one it is folded to. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replace(replaced, (letter) => plain.get(letter) ?? letter);
