import { requestFields } from "../../contact/contract";
import type { ContactMessage } from "../../contact/message";
import type { Language } from "../../i18n/languages";
import { honeypotOf } from "./formElement";
import { keyOf } from "./idempotencyKey";

/** A message as the endpoint takes it, with what else the form knows. */
export function requestBody(form: HTMLFormElement, message: ContactMessage, language: Language) {
  return {
    ...message,
    [requestFields.language]: language,
    [requestFields.idempotencyKey]: keyOf(form),
    // Since the page was opened: whoever came from another page has been here longer still.
    [requestFields.elapsedMs]: Math.round(performance.now()),
    [requestFields.honeypot]: honeypotOf(form),
  };
}
