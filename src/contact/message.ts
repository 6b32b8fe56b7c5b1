/**
 * What a message of the contact form consists of and the rules for it, declared once for the form in
 * the browser and the endpoint. No packages: the form's bundle carries all of this file.
 */
import { bareLine, cleanLine, cleanText, hasVisible, isOneLine } from "../i18n/visibleText";
import { isEmailAddress, tidyAddress } from "./emailAddress";
import { type ContactMessage, type MessageField, messageFields } from "./fields";

export { type ContactMessage, type MessageField, messageFields };

/** Why a field cannot be taken. Part of the endpoint's contract. */
export type FieldErrorCode = "required" | "tooLong" | "invalid";

interface FieldRule {
  required: boolean;
  /** In UTF-16 code units after cleaning, like the `maxlength` of HTML. */
  maxLength: number;
  /** The cleaned value, or undefined when the value has characters that the field cannot hold. */
  clean: (raw: string) => string | undefined;
  /** What holds of a filled field. */
  isValid?: (text: string) => boolean;
}

/** For fields other than prose: removes hidden characters, never meant there, without refusing. */
const bare = (tidy: (raw: string) => string) => (raw: string) =>
  isOneLine(raw) ? tidy(raw) : undefined;

export const fieldRules = {
  name: { required: true, maxLength: 100, clean: cleanLine },
  email: { required: true, maxLength: 254, clean: bare(tidyAddress), isValid: isEmailAddress },
  phone: { required: false, maxLength: 40, clean: bare(bareLine) },
  company: { required: false, maxLength: 120, clean: cleanLine },
  /** The id of a service, like `erp`. */
  service: {
    required: false,
    maxLength: 60,
    clean: bare(bareLine),
    isValid: (text) => /^[a-z0-9-]+$/.test(text),
  },
  message: { required: true, maxLength: 5000, clean: cleanText },
} as const satisfies Record<MessageField, FieldRule>;

export type FieldErrorCodes = Partial<Record<MessageField, FieldErrorCode>>;

function readField(rule: FieldRule, value: unknown): { text: string; error?: FieldErrorCode } {
  if (value !== undefined && typeof value !== "string") return { text: "", error: "invalid" };
  const text = rule.clean(value ?? "");
  if (text === undefined) return { text: "", error: "invalid" };
  if (!hasVisible(text)) return { text: "", ...(rule.required && { error: "required" }) };
  if (text.length > rule.maxLength) return { text, error: "tooLong" };
  return rule.isValid?.(text) === false ? { text, error: "invalid" } : { text };
}

/**
 * Cleans and checks the values of a form or a request. `errors` is empty exactly when the message
 * can be sent; its keys are in the order of the form.
 */
export function readMessage(values: Partial<Record<MessageField, unknown>>): {
  message: ContactMessage;
  errors: FieldErrorCodes;
} {
  const message = {} as ContactMessage;
  const errors: FieldErrorCodes = {};
  for (const field of messageFields) {
    const { text, error } = readField(fieldRules[field], values[field]);
    message[field] = text;
    if (error) errors[field] = error;
  }
  return { message, errors };
}
