/** What a visitor typed, made safe to search for, to show and to hand on. Pure. */
import { whatsappLink } from "../contact/addresses";
import { cutText } from "../i18n/visibleText";
import { cleanTyped } from "../search/query";
import type { Knowledge } from "./knowledge";

/** The longest question, in UTF-16 units; more is cut off. */
export const maxQuestionLength = 2000;

/** Servers and mail programs refuse addresses that are much longer, in characters as encoded. */
const maxEncodedLength = 6000;

/** The question without broken characters and needless space, and not too long. May be empty. */
export const cleanQuestion = (typed: string): string =>
  cutText(cleanTyped(typed), maxQuestionLength);

/** As much of a question as an address can carry, encoded. */
function encoded(question: string): string {
  const characters = Array.from(question);
  let length = 0;
  const fits = characters.findIndex((character) => {
    length += encodeURIComponent(character).length;
    return length > maxEncodedLength;
  });
  return encodeURIComponent(characters.slice(0, fits === -1 ? undefined : fits).join(""));
}

/** Addresses for passing a clean question on to people, with the question filled in. */
export function handoverLinks(
  { email, whatsapp }: Knowledge["contact"],
  question: string,
  subject: string,
) {
  const text = encoded(question);
  return {
    email: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`,
    whatsapp: whatsappLink(whatsapp, text),
  };
}
