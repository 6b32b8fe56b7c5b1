/**
 * Decides which characters of a text are visible and removes the rest: shared by forms, endpoint,
 * content, settings and search. docs/inputs.md lists the rules kind by kind. Pure. Every function
 * accepts lone surrogates.
 */

/**
 * Drawn as nothing: Unicode's default ignorables (joiners, direction marks, variation selectors, tags,
 * soft hyphens), annotations, halves of surrogate pairs and noncharacters. The Hangul fillers are
 * default ignorables that leave a gap: `blanks` has them.
 */
const hidden = /(?![\u115F\u1160\u3164\uFFA0])\p{DI}|[\uFFF9-\uFFFB]|\p{Cs}|\p{NChar}/gu;

/** Drawn as a gap, or breaking the line: space, the Hangul fillers, the blank Braille pattern. */
const blanks = /[\s\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]+/gu;

/** Drawn by itself: no blank, no replacement character, and no combining mark. */
const visible = /(?![\p{DI}\u2800\uFFFC\uFFFD\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Hidden characters that shape what is drawn beside them: joiners in words of the scripts that join
 * or stack letters (Persian, Urdu, Indic) and in emoji, variation selectors of emoji, Han and
 * Mongolian, and the tags of a flag. Lookbehind is bounded, so that no text takes quadratic time.
 */
const shaping =
  /(?<=[\p{L}\p{M}])(?<![\p{DI}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hangul}])[\u200C\u200D](?=[\p{L}\p{M}])(?!\p{DI})|(?<=\p{ExtPict}[\p{EMod}\uFE0F]?)\u200D(?=\p{ExtPict})|(?<=\p{ExtPict})[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)|(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=(?=\p{L})\p{sc=Mongolian})[\u180B-\u180F]|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]/gu;

const repeatedJoiners = /([\u200C\u200D])[\u200C\u200D]+/gu;

/** Characters that print what follows them backwards. */
const overrides = /[\u202D\u202E]/;

/** Whether it is without line breaks and control characters, with which headers could be forged. */
export const isOneLine = (text: string): boolean => !/[\u2028\u2029]|(?!\t)\p{Cc}/u.test(text);

/** Whether there is something to see: a letter, a figure, a sign or an emoji. */
export const hasVisible = (text: string): boolean => visible.test(text);

/** The text with a code for each character that nobody sees, as JSON writes it, for messages. */
export const showHidden = (text: string): string =>
  text.replace(/\p{DI}|\p{Cs}|\p{Cc}|[\u00A0\u2800\uFFF9-\uFFFB]/gu, (character) =>
    Array.from(
      character.split(""),
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ).join(""),
  );

/** Removes the hidden characters that shape nothing; `isKept` spares more of them. */
function removeHidden(text: string, isKept: (character: string) => boolean = () => false): string {
  const joined = text.replace(repeatedJoiners, "$1");
  const shapers = new Set(Array.from(joined.matchAll(shaping), ({ index }) => index));
  return joined.replace(hidden, (character, index: number) =>
    shapers.has(index) || isKept(character) ? character : "",
  );
}

/**
 * A text as one line, for what is read or searched for: composed letters, single spaces, nothing
 * hidden except what shapes letters and emoji. May be empty. Idempotent.
 */
export const plainLine = (text: string): string =>
  removeHidden(text).normalize("NFC").replace(blanks, " ").trim();

/** A text as one line without anything hidden, for addresses, numbers and settings. */
export const bareLine = (text: string): string =>
  text.replace(hidden, "").normalize("NFC").replace(blanks, " ").trim();

/** Whether an override stands between characters that are seen, where it turns them around. */
function isOverridden(text: string): boolean {
  const inside = text.slice(text.search(visible));
  const start = inside.search(overrides);
  return start !== -1 && visible.test(inside.slice(start));
}

/**
 * Cleans what was typed into a field of one line. Undefined when it holds what is not meant there: a
 * line break, another control character, or an override, which makes a name read as another one.
 */
export const cleanLine = (raw: string): string | undefined =>
  isOneLine(raw) && !isOverridden(raw) ? plainLine(raw) : undefined;

const pop = { embedding: "\u202C", isolate: "\u2069" };
const starts: Readonly<Record<string, string>> = {
  "\u202A": pop.embedding,
  "\u202B": pop.embedding,
  "\u202D": "",
  "\u202E": "",
  "\u2066": pop.isolate,
  "\u2067": pop.isolate,
  "\u2068": pop.isolate,
};

/** Ends every direction that a paragraph begins, and removes ends without a beginning. */
function closeParagraph(text: string): string {
  /** What ends each direction that is begun; "" where its start was an override and was removed. */
  const open: string[] = [];
  const kept = text.replace(/[\u202A-\u202E\u2066-\u2069]/g, (character) => {
    const end = starts[character];
    if (end !== undefined) {
      open.push(end);
      return end && character;
    }
    if (character === pop.isolate) {
      const isolate = open.lastIndexOf(pop.isolate);
      if (isolate === -1) return "";
      open.length = isolate;
      return character;
    }
    // An embedding ends within the isolate that it began in.
    return open.at(-1) === pop.isolate ? "" : (open.pop() ?? "");
  });
  return kept + open.reverse().join("");
}

/**
 * A text that cannot turn the words around it: overrides go, and in each line every direction is
 * ended that it begins (UAX #9, BD9 and BD11).
 */
export const closeDirections = (text: string): string =>
  text.split("\n").map(closeParagraph).join("\n");

const isDirection = (character: string) =>
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character);

/** What means nothing at either end of a text. */
const isTrimmedAtEnds = (character: string) =>
  /[\s\u061C\u115F\u1160\u200E\u200F\u2800\u3164\uFFA0]/.test(character);

function trimEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isTrimmedAtEnds(text.charAt(start))) start += 1;
  while (start < end && isTrimmedAtEnds(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Cleans what was typed into a field of several lines: line breaks become `\n`, control characters
 * and what nobody sees go. Direction marks stay where they mean something, and are closed. Empty when
 * there is nothing to see. Idempotent.
 */
export function cleanText(raw: string): string {
  const lines = raw
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "");
  const text = trimEnds(closeDirections(removeHidden(lines, isDirection)));
  return hasVisible(text) ? text : "";
}

/** The text with U+FFFD for each half of a character, on which `encodeURIComponent` throws. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/**
 * What a reader takes for one character: a letter with its marks, an emoji with its parts, a flag, a
 * line break. `Intl.Segmenter` is younger than the browsers served (Firefox 125).
 */
const graphemes =
  /\r\n|\p{RI}{2}|[^](?:[\p{M}\p{EMod}\u200C\u{E0020}-\u{E007F}]|\u200D(?:\p{ExtPict}|\p{L})?)*/gu;

/**
 * The longest beginning of a text that passes, cut only between characters as a reader sees them.
 * Empty if not even the first of them passes. Every beginning of a passing text must pass, too.
 */
export function longestBeginning(text: string, passes: (beginning: string) => boolean): string {
  const ends = [
    0,
    ...Array.from(text.matchAll(graphemes), ({ index, 0: all }) => index + all.length),
  ];
  let [most, tooMuch] = [0, ends.length];
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    if (passes(text.slice(0, ends[middle]))) most = middle;
    else tooMuch = middle;
  }
  return text.slice(0, ends[most]);
}

/** Cuts a text off after so many UTF-16 code units, never inside what a reader takes for a character. */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : longestBeginning(text, ({ length }) => length <= maxLength);

/** Digits of Arabic and Persian keyboards as Latin ones. Both rows start at a multiple of sixteen. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
