/** Result of a send attempt. */
export type DeliveryOutcome =
  | { kind: "sent" }
  /** Taken for these addresses, but refused for `missed` others. */
  | { kind: "partly"; reached: string[]; missed: number; code: number }
  /** The mail server will never take this message. */
  | { kind: "refused"; code: number; response: string }
  /**
   * It may take it later. Because of the message, of a server that takes nothing at present, or
   * of settings with which it takes nothing at all. The connection may have failed only after the
   * server had the whole message: then it may have arrived.
   */
  | {
      kind: "later";
      code: string;
      cause: "message" | "server" | "settings";
      mayHaveArrived?: true;
    };

/** What nodemailer says of an attempt that failed. */
export interface SmtpFailure {
  code?: string;
  responseCode?: number;
  response?: string;
  /** What was answered so, like `RCPT TO`. */
  command?: string;
}

/**
 * Whether the server turned the sender or the connection away, not the message: a login it asks for
 * or refuses (RFC 4954, section 6), policy (RFC 3463: X.7.Z) or relaying in answer to the envelope,
 * which is the same for every message, or no TLS. A server that has taken the message for others turns
 * the recipient away: the same words then mean, for instance, a list closed to outsiders.
 */
function isAboutSettings(
  { code = "", responseCode = 500, response = "", command }: SmtpFailure,
  hasReachedOthers: boolean,
): boolean {
  if (responseCode < 500) return false;
  if (["EAUTH", "ETLS"].includes(code)) return true;
  if (hasReachedOthers && command === "RCPT TO") return false;
  const turnedAway = /^5\d\d[ -]5\.7\.\d/.test(response) || /\brelay/i.test(response);
  return code === "EENVELOPE" && ([530, 534, 535, 538].includes(responseCode) || turnedAway);
}

/** How far an attempt had come. */
export interface AttemptState {
  /** Some of its recipients have the message already, from earlier attempts. */
  hasReachedOthers: boolean;
  /** The server was reached and logged in to, and the mail was begun. */
  wasHandedOver: boolean;
}

/** Failures of nodemailer's own, without an answer, at which the mail itself was not sent. */
const neverHandedOver: readonly string[] = ["EAUTH", "EENVELOPE", "EMESSAGE", "ETLS"];

/**
 * Classifies a failed attempt. Only an answer to the recipients or the mail itself (RFC 5321,
 * section 4.2.1: 5yz) is about this message; after any other error it can be sent once that is fixed.
 */
export function judgeFailure(
  failure: SmtpFailure,
  { hasReachedOthers, wasHandedOver }: AttemptState,
): DeliveryOutcome {
  const { code = "unknown", responseCode, response = "" } = failure;
  const shown = String(responseCode ?? code);
  if (isAboutSettings(failure, hasReachedOthers)) {
    return { kind: "later", code: shown, cause: "settings" };
  }
  const aboutMessage = responseCode !== undefined && ["EENVELOPE", "EMESSAGE"].includes(code);
  if (!aboutMessage) {
    const isUnanswered = responseCode === undefined && !neverHandedOver.includes(code);
    const mayHaveArrived = wasHandedOver && isUnanswered && { mayHaveArrived: true as const };
    return { kind: "later", code: shown, cause: "server", ...mayHaveArrived };
  }
  if (responseCode >= 500) return { kind: "refused", code: responseCode, response };
  return { kind: "later", code: shown, cause: "message" };
}
