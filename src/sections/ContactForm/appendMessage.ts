import { fieldRules } from "../../contact/message";
import { cutText } from "../../i18n/visibleText";

const { maxLength } = fieldRules.message;

/**
 * Appends a message that was handed over, after a blank line, unless the text contains it already.
 * Cuts only the appended message, never the text. Pure.
 */
export function appendMessage(text: string, handedOver: string): string {
  const more = handedOver.trim();
  if (more === "" || text.includes(more)) return text;
  if (text.trim() === "") return cutText(more, maxLength);
  const room = maxLength - text.length - "\n\n".length;
  return room > 0 ? `${text}\n\n${cutText(more, room)}` : text;
}
