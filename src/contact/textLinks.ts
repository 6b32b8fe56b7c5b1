/** Links that carry a text to a mail program or WhatsApp: the one place that makes them. Pure. */
import { cutText, longestBeginning, wellFormed } from "../i18n/visibleText";
import { emailLink, whatsappLink } from "./addresses";
import type { ContactMessage } from "./message";

/**
 * The longest address, in characters as encoded, where an Arabic letter takes six: Windows hands on
 * 2,083 to a mail program (INTERNET_MAX_URL_LENGTH), and phones cut off or refuse longer ones as well.
 */
export const longestAddress = 2000;

/** The longest subject, in UTF-16 code units: a longer one would leave no room for the text. */
const longestSubject = 120;

export interface Line {
  label: string;
  value: string;
}

/** An address that opens another program, and whether it had room for the whole text. */
export interface TextLink {
  href: string;
  whole: boolean;
}

/** The message, then a line for each other field that is filled in. */
export function messageText({ message }: Pick<ContactMessage, "message">, lines: Line[]): string {
  const filled = lines.filter(({ value }) => value !== "");
  const rest = filled.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return [message, rest].filter((part) => part !== "").join("\n\n");
}

/** Encodes a text for an address; browsers themselves encode apostrophes in those of https. */
const encode = (text: string) => encodeURIComponent(wellFormed(text)).replaceAll("'", "%27");

/** The address with as much of the message as it can carry; the other fields stay if they can. */
function fit(message: string, lines: Line[], address: (text: string) => string): TextLink {
  const fits = (text: string) => address(text).length <= longestAddress;
  const whole = messageText({ message }, lines);
  if (fits(whole)) return { href: address(whole), whole: true };
  const begun = (beginning: string) => messageText({ message: `${beginning}…` }, lines);
  const text = begun(longestBeginning(message, (beginning) => fits(begun(beginning))));
  return { href: address(longestBeginning(text, fits)), whole: false };
}

/** Opens a prepared mail (RFC 6068: lines end with CRLF). */
export function mailTextLink(to: string, subject: string, message: string, lines: Line[] = []) {
  const shortSubject = cutText(wellFormed(subject), longestSubject);
  const start = `${emailLink(to)}?subject=${encode(shortSubject)}&body=`;
  return fit(message, lines, (text) => start + encode(text.replaceAll("\n", "\r\n")));
}

/** Opens a prepared WhatsApp message. */
export function whatsappTextLink(number: string, message: string, lines: Line[] = []) {
  return fit(message, lines, (text) => whatsappLink(number, encode(text)));
}
