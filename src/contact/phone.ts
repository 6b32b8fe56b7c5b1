import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { cleanLine } from "../i18n/visibleText";
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

/** Digits of a number with a country code, in any script: E.164 allows 15. */
const digitCount = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Reads a phone number in Latin or Arabic-Indic digits. A number with a country code is checked
 * against the rules of its country, or for its length where that country is not served; one without
 * is usual when any of the countries served has such numbers.
 * About 10 kB compressed: load it when it is needed.
 */
export function readPhone(value: string): PhoneReading {
  const text = cleanLine(value) ?? "";
  if (text === "") return { usual: true };
  const numbered = text.replace(/^(?:00|٠٠|۰۰)(?=\s*\p{Nd})/u, "+");
  if (/^[+＋]/.test(numbered)) {
    const number = parse(numbered);
    if (number) {
      const usual = number.isValid();
      return usual ? { usual, international: number.number } : { usual };
    }
    const digits = digitCount(numbered);
    return { usual: /^[+＋][\p{Nd}\s().-]+$/u.test(numbered) && digits >= 8 && digits <= 15 };
  }
  return { usual: phoneCountries.some((country) => parse(text, country)?.isValid()) };
}
