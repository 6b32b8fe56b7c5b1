/** Possible results of sending. Pure. */
import type { Refused } from "../../contact/contract";
import { type FieldErrorCode, type MessageField, messageFields } from "../../contact/message";

/**
 * Failures after which nobody knows whether the message arrived. Sending it again is safe: it has
 * the same idempotency key.
 */
const uncertainFailures = [
  /** No answer: the connection, the server or something between them. */
  "unreachable",
  /** The same, and the browser has lost its connection meanwhile. */
  "disconnected",
  /** No answer in time. */
  "timeout",
  /** An answer that does not say: a proxy's in front of a server in trouble, for instance. */
  "unclear",
] as const;

/** Why it is not known that a message was sent, as far as the visitor can do something about it. */
export type Failure =
  | (typeof uncertainFailures)[number]
  /** The browser had no connection. */
  | "offline"
  /** Something answered that is no contact endpoint, such as a plain static host. */
  | "noEndpoint"
  | "rateLimited"
  /** The endpoint is in trouble, and says that it has not kept the message. */
  | "unavailable"
  /** Refused for a reason that lies in no field. */
  | "refused";

/** Whether the message may have arrived all the same. */
export const mayHaveArrived = (failure: Failure): boolean =>
  uncertainFailures.some((uncertain) => uncertain === failure);

export type SendOutcome =
  | { kind: "sent" }
  | { kind: "invalidField"; field: MessageField; code: FieldErrorCode }
  | { kind: "failed"; failure: Failure; retryAfterSeconds?: number };

const fieldErrorCodes: readonly string[] = [
  "required",
  "tooLong",
  "invalid",
] satisfies FieldErrorCode[];

function isRefusal(answer: unknown): answer is Refused {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return false;
  const { error } = answer;
  return typeof error === "object" && error !== null && "code" in error;
}

const isAcceptance = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string";

/** An answer of whatever stands at the endpoint's address. */
export interface EndpointAnswer {
  status: number;
  headers: Headers;
  isPage: boolean;
  /** What JSON says; undefined when it is something else, or broken. */
  json?: unknown;
}

/** What an answer says. Only a 202 with the message's id, given once the message is safe, counts as sent. */
export function judge({ status, headers, isPage, json: answer }: EndpointAnswer): SendOutcome {
  if (status === 202 && isAcceptance(answer)) return { kind: "sent" };
  if (isRefusal(answer)) {
    const { code, field } = answer.error;
    const ownField = messageFields.find((name) => name === field);
    if (ownField && fieldErrorCodes.includes(code)) {
      return { kind: "invalidField", field: ownField, code: code as FieldErrorCode };
    }
    if (code === "rateLimited") {
      const seconds = Number(headers.get("retry-after"));
      return {
        kind: "failed",
        failure: "rateLimited",
        ...(seconds > 0 && { retryAfterSeconds: seconds }),
      };
    }
    const passing = code === "unavailable" || code === "timeout";
    return { kind: "failed", failure: passing ? "unavailable" : "refused" };
  }
  if (status === 429) return { kind: "failed", failure: "rateLimited" };
  // A server that answers without a verdict, or fails, may have stored the message; a host that shows
  // the same page for every address has not.
  const taken = status < 300 && !isPage;
  const inTrouble = status >= 500 && status !== 501;
  return { kind: "failed", failure: taken || inTrouble ? "unclear" : "noEndpoint" };
}
