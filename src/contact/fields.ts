/**
 * The fields of a message, in the order of the form. Apart from their rules (message.ts), which the
 * form's page does without until somebody uses it.
 */
export const messageFields = ["name", "email", "phone", "company", "service", "message"] as const;

export type MessageField = (typeof messageFields)[number];

/** A message with cleaned values; fields that were left empty are "". */
export type ContactMessage = Record<MessageField, string>;
