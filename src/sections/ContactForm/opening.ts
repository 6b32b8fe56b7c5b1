/** What the form shows when it opens. Pure. */
import { type ContactMessage, fieldRules, messageFields } from "../../contact/message";
import type { Draft } from "./draft";

/** The parameters of the contact page's address that fill in its form. */
export const prefillParameters = { service: "service", message: "message" } as const;

/** Cuts a text off after so many UTF-16 code units, never inside a character. */
function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** What an address asks to fill in; a service that is not offered counts for nothing. */
export function readPrefill(
  query: string,
  serviceIds: readonly string[],
): { service: string; message: string } {
  const parameters = new URLSearchParams(query);
  const service = parameters.get(prefillParameters.service) ?? "";
  const message = parameters.get(prefillParameters.message) ?? "";
  return {
    service: serviceIds.includes(service) ? service : "",
    message: cut(message.trim(), fieldRules.message.maxLength),
  };
}

export interface Opening {
  values: ContactMessage;
  /** Whether the draft brought back something that was not in the form. */
  restored: boolean;
}

/**
 * What was typed comes first, then the draft, then what the address asks for. Only the service of a
 * new address, from a link that was just followed, takes the place of the draft's.
 */
export function openForm(options: {
  typed: ContactMessage;
  draft: Draft | undefined;
  query: string;
  serviceIds: readonly string[];
}): Opening {
  const { typed, draft, query, serviceIds } = options;
  const prefill: Partial<ContactMessage> = readPrefill(query, serviceIds);
  const asksAnew = Boolean(prefill.service) && draft?.query !== query;
  const values = {} as ContactMessage;
  let restored = false;
  for (const field of messageFields) {
    const kept = field === "service" && asksAnew ? "" : (draft?.values[field] ?? "");
    values[field] = typed[field] || kept || (prefill[field] ?? "");
    restored ||= kept !== "" && typed[field] === "";
  }
  return { values, restored };
}
