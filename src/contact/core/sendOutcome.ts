/** What came of an attempt to send a message. */
export type SendOutcome =
  | { kind: "sent" }
  /** Taken for these addresses, but refused for `missed` others. */
  | { kind: "partly"; reached: string[]; missed: number; code: number }
  /** The mail server will never take this message. */
  | { kind: "refused"; code: number; response: string }
  /**
   * It may take it later. By the fault of the message, of a server that takes nothing at present, or
   * of settings with which it takes nothing at all.
   */
  | { kind: "later"; code: string; fault: "message" | "server" | "settings" };

/** What nodemailer says of an attempt that failed. */
export interface SmtpFailure {
  code?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Whether the server turned the sender or the connection away, not the message: a login it asks for
 * or refuses (RFC 4954, section 6), policy (RFC 3463: X.7.Z) or relaying in answer to the envelope,
 * which is the same for every message, or no TLS.
 */
function isAboutSettings({ code = "", responseCode = 500, response = "" }: SmtpFailure): boolean {
  if (responseCode < 500) return false;
  if (["EAUTH", "ETLS"].includes(code)) return true;
  const turnedAway = /^5\d\d[ -]5\.7\.\d/.test(response) || /\brelay/i.test(response);
  return code === "EENVELOPE" && ([530, 534, 535, 538].includes(responseCode) || turnedAway);
}

/**
 * Reads what a failed attempt means. Only an answer to the recipients or the mail itself (RFC 5321,
 * section 4.2.1: 5yz) is about this message; mending what else fails lets the message through.
 */
export function judgeFailure(failure: SmtpFailure): SendOutcome {
  const { code = "unknown", responseCode, response = "" } = failure;
  const shown = String(responseCode ?? code);
  if (isAboutSettings(failure)) return { kind: "later", code: shown, fault: "settings" };
  const aboutMessage = responseCode !== undefined && ["EENVELOPE", "EMESSAGE"].includes(code);
  if (!aboutMessage) return { kind: "later", code: shown, fault: "server" };
  if (responseCode >= 500) return { kind: "refused", code: responseCode, response };
  return { kind: "later", code: shown, fault: "message" };
}
