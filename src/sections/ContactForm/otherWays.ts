/** The message as other programs take it over, for a visitor whom the form cannot serve. Pure. */
import { whatsappLink } from "../../contact/addresses";
import type { ContactMessage } from "../../contact/message";
import { cutText, wellFormed } from "../../i18n/visibleText";

/**
 * The longest address, in characters as encoded: mail programs and phones cut off or refuse longer
 * ones (Windows hands on 2,083). An Arabic letter takes six of them.
 */
export const longestAddress = 2000;

export interface Line {
  label: string;
  value: string;
}

/** An address that opens another program, and whether it had room for the whole text. */
export interface OtherWay {
  href: string;
  whole: boolean;
}

/** The message, then a line for each other field that is filled in. */
export function messageText({ message }: Pick<ContactMessage, "message">, lines: Line[]): string {
  const filled = lines.filter(({ value }) => value !== "");
  const rest = filled.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return [message, rest].filter((part) => part !== "").join("\n\n");
}

/** The most of a text that passes, in UTF-16 code units; what passes must pass when shorter too. */
function longestThat(passes: (length: number) => boolean, length: number): number {
  let [most, tooMuch] = [0, length + 1];
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    if (passes(middle)) most = middle;
    else tooMuch = middle;
  }
  return most;
}

/** The address with as much of the message as it can carry; the other fields stay if they can. */
function fit(message: string, lines: Line[], address: (text: string) => string): OtherWay {
  const fits = (text: string) => address(text).length <= longestAddress;
  const whole = messageText({ message }, lines);
  if (fits(whole)) return { href: address(whole), whole: true };
  const begun = (length: number) => messageText({ message: `${cutText(message, length)}…` }, lines);
  const most = longestThat((length) => fits(begun(length)), message.length - 1);
  const text = begun(most);
  const room = longestThat((length) => fits(cutText(text, length)), text.length);
  return { href: address(cutText(text, room)), whole: false };
}

/** Opens a prepared mail (RFC 6068: lines end with CRLF). */
export function mailWay(to: string, subject: string, message: string, lines: Line[]): OtherWay {
  const start = `mailto:${to}?subject=${encodeURIComponent(wellFormed(subject))}&body=`;
  const encode = (text: string) => encodeURIComponent(wellFormed(text).replaceAll("\n", "\r\n"));
  return fit(message, lines, (text) => start + encode(text));
}

/** Opens a prepared WhatsApp message. */
export function whatsappWay(number: string, message: string, lines: Line[]): OtherWay {
  return fit(message, lines, (text) => whatsappLink(number, encodeURIComponent(wellFormed(text))));
}
