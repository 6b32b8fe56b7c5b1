import type { Refused } from "../../contact/contract";
import { type FieldFault, type MessageField, messageFields } from "../../contact/message";

/** Why a message was not sent, as far as the visitor can do something about it. */
export type Failure =
  /** The browser has no connection. */
  | "offline"
  /** No answer at all: the connection, the server or something between them. */
  | "unreachable"
  /** No answer in time: the message may have arrived. */
  | "timeout"
  /** Something answered that is no contact endpoint, such as a plain static host. */
  | "noEndpoint"
  | "rateLimited"
  /** The endpoint, or the server it runs on, is in trouble. */
  | "unavailable"
  /** Refused for a reason that lies in no field. */
  | "refused";

export type SendOutcome =
  | { kind: "sent" }
  | { kind: "fault"; field: MessageField; fault: FieldFault }
  | { kind: "failed"; failure: Failure; retryAfterSeconds?: number };

/** How long the endpoint may take, in milliseconds; without a disk it waits for the mail server. */
const sendLimit = 20_000;

const faults: readonly string[] = ["required", "tooLong", "invalid"] satisfies FieldFault[];

function isRefusal(answer: unknown): answer is Refused {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return false;
  const { error } = answer;
  return typeof error === "object" && error !== null && "code" in error;
}

const isAcceptance = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string";

/** The answer as JSON, or undefined when it is something else, such as a host's own error page. */
async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!/^application\/json\b/i.test(response.headers.get("content-type") ?? "")) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function judge(status: number, retryAfter: string | null, answer: unknown): SendOutcome {
  if (status === 202 && isAcceptance(answer)) return { kind: "sent" };
  if (isRefusal(answer)) {
    const { code, field } = answer.error;
    const ownField = messageFields.find((name) => name === field);
    if (ownField && faults.includes(code)) {
      return { kind: "fault", field: ownField, fault: code as FieldFault };
    }
    if (code === "rateLimited") {
      const seconds = Number(retryAfter);
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
  // A proxy in front of an endpoint that is down answers in its own words.
  const inTrouble = status >= 500 && status !== 501;
  return { kind: "failed", failure: inTrouble ? "unavailable" : "noEndpoint" };
}

/**
 * Sends a message to the endpoint. Only a 202 with the message's id, which the endpoint gives once
 * the message is safe, counts as sent. Never rejects for reasons of network or server.
 */
export async function sendMessage(
  endpoint: string,
  body: Readonly<Record<string, string | number>>,
  limit = sendLimit,
): Promise<SendOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    return judge(response.status, response.headers.get("retry-after"), await readAnswer(response));
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") {
      return { kind: "failed", failure: "timeout" };
    }
    return { kind: "failed", failure: navigator.onLine ? "unreachable" : "offline" };
  }
}
