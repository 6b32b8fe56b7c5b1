/** What the form shows when it opens. Pure. */
import { messageParameter } from "../../contact/handOver";
import { type ContactMessage, fieldRules, messageFields } from "../../contact/message";
import { cutText } from "../../contact/text";
import type { Draft } from "./draft";

/** The parameter of the contact page's address that chooses the service. */
export const serviceParameter = "service";

const { maxLength } = fieldRules.message;

/** The service that an address asks for, or ""; one that is not offered counts for nothing. */
export function readService(query: string, serviceIds: readonly string[]): string {
  const service = new URLSearchParams(query).get(serviceParameter) ?? "";
  return serviceIds.includes(service) ? service : "";
}

/** A query string without the message, which was handed over and does not come again. */
export function withoutMessage(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has(messageParameter)) return query;
  parameters.delete(messageParameter);
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}

/** A text with another one after a blank line, unless it holds that already; never cut itself. */
function append(text: string, more: string): string {
  if (more === "" || text.includes(more)) return text;
  if (text.trim() === "") return cutText(more, maxLength);
  const room = maxLength - text.length - "\n\n".length;
  return room > 0 ? `${text}\n\n${cutText(more, room)}` : text;
}

export interface Opening {
  values: ContactMessage;
  /** Whether the draft brought back something that was not in the form. */
  restored: boolean;
}

export interface OpeningOptions {
  /** What stands in the form. */
  typed: ContactMessage;
  draft: Draft | undefined;
  /** The query string of the page's address. */
  query: string;
  /** A message from another part of the site, or from a link. */
  handedOver?: string | undefined;
  serviceIds: readonly string[];
}

/**
 * What was typed comes first, then the draft, then what the address asks for. Only the service of a
 * new address, from a link that was just followed, takes the place of the draft's; a message that
 * is handed over follows the one that is there.
 */
export function openForm(options: OpeningOptions): Opening {
  const { typed, draft, query, handedOver = "", serviceIds } = options;
  const service = readService(query, serviceIds);
  const asksAnew = service !== "" && draft?.query !== withoutMessage(query);
  const values = {} as ContactMessage;
  let restored = false;
  for (const field of messageFields) {
    const kept = field === "service" && asksAnew ? "" : (draft?.values[field] ?? "");
    values[field] = typed[field] || kept;
    restored ||= kept !== "" && typed[field] === "";
  }
  values.service ||= service;
  values.message = append(values.message, handedOver.trim());
  return { values, restored };
}
