/** The message as other programs take it over, for a visitor whom the form cannot serve. Pure. */
import type { ContactMessage } from "../../contact/message";

/** Mail programs and browsers cut longer addresses off; the form still holds the whole text. */
const longestText = 1800;

export interface Line {
  label: string;
  value: string;
}

/** The message, then a line for each other field that is filled in. */
export function messageText({ message }: Pick<ContactMessage, "message">, lines: Line[]): string {
  const filled = lines.filter(({ value }) => value !== "");
  const rest = filled.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const room = Math.max(0, longestText - rest.length);
  const text =
    message.length > room ? `${message.slice(0, room).replace(/[\uD800-\uDBFF]$/, "")}…` : message;
  return [text, rest].filter((part) => part !== "").join("\n\n");
}

/** An address that opens a prepared mail (RFC 6068: lines end with CRLF). */
export function mailAddress(to: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** An address that opens a prepared WhatsApp message. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
