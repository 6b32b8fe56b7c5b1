/** What a visitor typed, made safe to search for, to show and to hand on. Pure. */
import { mailTextLink, whatsappTextLink } from "../contact/textLinks";
import { cutText } from "../i18n/visibleText";
import { cleanTyped } from "../search/query";
import type { Knowledge } from "./knowledge";

/** The longest question, in UTF-16 units; more is cut off. */
export const maxQuestionLength = 2000;

/** The question without broken characters and needless space, and not too long. May be empty. */
export const cleanQuestion = (typed: string): string =>
  cutText(cleanTyped(typed), maxQuestionLength);

/** Addresses for passing a clean question on to people, with as much of it as they can carry. */
export function handoverLinks(
  { email, whatsapp }: Knowledge["contact"],
  question: string,
  subject: string,
) {
  return {
    email: mailTextLink(email, subject, question).href,
    whatsapp: whatsappTextLink(whatsapp, question).href,
  };
}
