import type { FieldErrors } from "./useFaultWords";

/** What the form shows beyond the fields themselves. */
export interface FormView {
  errors: FieldErrors;
  /** Below the phone number, which is worth a second look. */
  phoneNotice?: string | undefined;
  /** How much room the message has left, where there is little, or too little. */
  counter?: { text: string; over: boolean } | undefined;
  /** A message is on its way. */
  busy: boolean;
  /** The message was sent; the form makes way. */
  sent: boolean;
}

export const quietView: FormView = { errors: {}, busy: false, sent: false };
