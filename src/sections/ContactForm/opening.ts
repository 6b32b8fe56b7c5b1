/** What the form shows when it opens. Pure. */
import { withoutMessage } from "../../contact/handOver";
import { type ContactMessage, messageFields } from "../../contact/fields";
import type { Draft } from "./draft";

/** The parameter of the contact page's address that chooses the service. */
export const serviceParameter = "service";

/** The service that an address asks for; "" when there is none or it is not offered. */
export function readService(query: string, serviceIds: readonly string[]): string {
  const service = new URLSearchParams(query).get(serviceParameter) ?? "";
  return serviceIds.includes(service) ? service : "";
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
  serviceIds: readonly string[];
}

/**
 * What was typed comes first, then the draft, then what the address asks for. Only the service of a
 * new address, from a link that was just followed, takes the place of the draft's.
 */
export function openForm(options: OpeningOptions): Opening {
  const { typed, draft, query, serviceIds } = options;
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
  return { values, restored };
}
