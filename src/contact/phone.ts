import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { bareLine, latinDigits } from "../i18n/visibleText";
import metadata from "./phoneMetadata.json";

/** The countries served, whose numbers can be checked; ISO 3166-1. */
export const phoneCountries = ["AE", "SA", "KW", "QA", "BH", "OM", "JO", "EG", "MA"] as const;

export interface PhoneReading {
  /** False when it is worth asking the visitor to look again. Never a reason to refuse. */
  usual: boolean;
  /** The international form without spaces (E.164), where it is certain. */
  international?: string;
}

const parse = (text: string, country?: (typeof phoneCountries)[number]) =>
  parsePhoneNumberFromString(
    text,
    { defaultCountry: country, extract: false },
    metadata as unknown as MetadataJson,
  );

/** An extension at the end, in the words and signs that people write before it. */
const extension =
  /[\s,;/(-]{0,4}(?:extension|extn?|x|poste|#|(?:ال)?(?:تحويل[ةه]|داخل[يى][ةه]?|وصل[ةه]|امتداد|فرع[يى]))(?:\s*(?:رقم|no))?[\s.:=#-]{0,4}\d{1,7}\)?$/iu;

/** The last figures of a second line, or an extension without a word: `03 555 0100 / 12`. */
const suffix = /\s*[-/(]\s*\d{1,4}\)?$/;

/** Words before or behind a number that say whose or what it is. */
const label =
  /^[\p{L}\p{M}][\p{L}\p{M}\s./&-]*[:：]?\s*(?=[+(\d])|\s*\(?[\p{L}\p{M}][\p{L}\p{M}\s]*\)?$/gu;

/** Hyphens, dashes and the minus sign, as word processors write between digits. */
const dashes = /[\p{Pd}\u2212]/gu;

/** What stands between two numbers in one field. */
const separators =
  /[,;|/،؛]|\s-\s|\s(?:or|and|أو|او)\s|\sو\s?(?=\+?\d)|(?<=(?:\d[\s.-]?){7})\s(?=\+|0)/u;

/** Digits and the signs between their groups. */
const dialled = /^\+?\(?\d[\d\s().,/-]*$/;

/** One number in Latin digits, with the plus sign at its start where it has one. */
function tidy(text: string): string {
  const number = text.replace(extension, "").replace(label, "").trim();
  const [, digitsBeforePlus] = /^([\d\s().-]+)[+]$/.exec(number) ?? [];
  return (digitsBeforePlus === undefined ? number : `+${digitsBeforePlus}`)
    .replace(/^\(?\s*(\d{1,3})\s*\+\s*\)?/, "+$1 ")
    .replace(/^\(\s*(\++|00)\s*(\d+)\s*\)/, "$1$2 ")
    .replace(/^\(?\s*00\s*(?=[1-9])/, "+")
    .replace(/^\++\s*(?:\(\s*(\d+)\s*\))?/, "+$1")
    .replace(/^(\+[\d\s]*)\(0\)/, "$1");
}

/** A hotline is dialled from its country only: `19888`. */
const isHotline = (text: string) => /^[1-9]\d{3,5}$/.test(text.replace(/[\s.-]/g, ""));

function readOne(text: string): PhoneReading {
  if (!dialled.test(text)) return { usual: false };
  // The library reads dots and hyphens between groups, but no slashes.
  const number = text.replaceAll("/", " ");
  if (!number.startsWith("+")) {
    const isNational = phoneCountries.some((country) => parse(number, country)?.isValid());
    return { usual: isNational || isHotline(number) };
  }
  const served = parse(number);
  if (!served) {
    // Of a country that is not served: E.164 allows 15 digits.
    const { length } = number.replace(/\D/g, "");
    return { usual: length >= 8 && length <= 15 };
  }
  const usual = served.isValid();
  return usual ? { usual, international: served.number } : { usual };
}

/**
 * Reads a phone number as people write it: in Latin, Arabic or Persian digits, with brackets, dots or
 * slashes, a plus sign on either side, an extension, a word beside it, or a second number. With a
 * country code, the rules of that country decide, or the length if the country is not served.
 * Without one, the number is usual if it is valid in a country served, or is a hotline.
 * About 10 kB compressed: load it when it is needed.
 */
export function readPhone(value: string): PhoneReading {
  const text = latinDigits(bareLine(value.normalize("NFKC"))).replace(dashes, "-");
  if (text === "") return { usual: true };
  const reading = readOne(tidy(text));
  if (reading.usual) return reading;
  const severalNumbers = text.split(separators).filter((part) => part.trim() !== "");
  const areUsual = (numbers: string[]) =>
    numbers.length > 0 && numbers.every((number) => readOne(tidy(number.trim())).usual);
  return { usual: areUsual([text.replace(suffix, "")]) || areUsual(severalNumbers) };
}
