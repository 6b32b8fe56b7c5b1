import type { MailSetting, Stage, Verdict } from "./answerRules";
import { judgeAnswer, readSmtpAnswer, type SmtpAnswer } from "./smtpAnswer";

/** Why a mail did not go out, or not to all. */
export type Failure = (
  | Verdict
  /** The connection failed: there is no answer. */
  | { cause: "away" }
) & {
  /** The codes of the answer, like `550 5.1.1`, or that of the error. */
  code: string;
  /** What the server said, on one line. It can quote the message. */
  answer: string;
  /** What the log may hold of it: nothing that a visitor wrote, and no address. */
  shown: string;
};

/** Result of a send attempt. */
export type DeliveryOutcome =
  | { kind: "sent" }
  /** Taken for these addresses, but not for `missed` others. */
  | { kind: "partly"; reached: string[]; missed: number; failure: Failure }
  | { kind: "failed"; failure: Failure };

/** What nodemailer says of an attempt that failed. */
export interface SmtpFailure {
  /** Its own code, like `EENVELOPE`, and that of the system, like `ECONNREFUSED`. */
  code?: string;
  originalCode?: string;
  message?: string;
  response?: string;
  /** What was answered so, like `RCPT TO`. */
  command?: string;
  /** One for each recipient that was turned away. */
  rejectedErrors?: (SmtpFailure & { recipient?: string })[];
}

/** The longest answer that is kept. */
const maxAnswerLength = 500;

const stages: Readonly<Record<string, Stage>> = {
  "MAIL FROM": "sender",
  "RCPT TO": "recipient",
  DATA: "content",
};

function stageOf({ code, command = "" }: SmtpFailure): Stage {
  if (code === "EAUTH") return "login";
  return stages[command] ?? "connection";
}

const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),:;]*@[^\s<>"'(),:;]*/g, "…");

function ofAnswer(failure: SmtpFailure, recipient = ""): Failure {
  const stage = stageOf(failure);
  const read: SmtpAnswer = readSmtpAnswer(failure.response ?? "");
  const code = [read.code, read.status].filter(Boolean).join(" ");
  const answer = `${recipient && `${recipient}: `}${code} ${read.text}`.slice(0, maxAnswerLength);
  // Before the content was handed over, an answer can quote nothing of it.
  const shown = stage === "content" ? code : withoutAddresses(`${code} ${read.text}`);
  return { ...judgeAnswer(read, stage), code, answer, shown };
}

/** Codes of Node for a certificate that is not to be trusted, or a server without TLS. */
const untrusted = /CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE|INVALID_CA|ERR_TLS|ERR_SSL/;

/** The setting at fault for a failure without an answer; undefined if it may be the network. */
function settingOf({ code = "", originalCode = "", command, message = "" }: SmtpFailure) {
  const isSettled = ["EAUTH", "ETLS"].includes(code) || originalCode === "ENOTFOUND";
  if (isSettled || untrusted.test(originalCode)) return "SMTP_URL";
  if (code !== "EENVELOPE" || command !== "API") return undefined;
  return /sender/i.test(message) ? "CONTACT_FROM" : "CONTACT_TO";
}

/** The gentlest first: while one recipient is only put off, that decides when to try again. */
const causes = ["putOff", "busy", "away", "unclear", "settings", "content"] as const;

/** The failure that decides when to try again, with the answers of all recipients. */
export function gentlest(failures: readonly Failure[]): Failure | undefined {
  const [first] = [...failures].sort((a, b) => causes.indexOf(a.cause) - causes.indexOf(b.cause));
  return first && { ...first, answer: failures.map(({ answer }) => answer).join("; ") };
}

/** The failures of single recipients. */
export const failuresOf = (errors: SmtpFailure["rejectedErrors"] = []): Failure[] =>
  errors.map((error) => ofAnswer(error, error.recipient));

/** Classifies what nodemailer says of an attempt that failed for all recipients. */
export function judgeFailure(failure: SmtpFailure): Failure {
  const { code = "unknown", originalCode, message = "", command } = failure;
  if (failure.rejectedErrors?.length) {
    return gentlest(failuresOf(failure.rejectedErrors)) ?? ofAnswer(failure);
  }
  if (failure.response && /^[245]\d\d/.test(failure.response)) return ofAnswer(failure);
  const shownCode = originalCode ?? code;
  const shown = { code: shownCode, answer: shownCode, shown: shownCode };
  const setting = settingOf(failure);
  if (setting) return { cause: "settings", check: setting, ...shown };
  // Larger than the server announced to take (RFC 1870); nodemailer does not even begin.
  const isTooLarge = code === "EMESSAGE" && command === "MAIL FROM";
  return isTooLarge ? { cause: "content", ...shown, answer: message } : { cause: "away", ...shown };
}

const advice: Readonly<Record<MailSetting, string>> = {
  SMTP_URL: "check SMTP_URL, and what its server asks of this login and this machine",
  CONTACT_FROM:
    "check CONTACT_FROM: this login must be allowed to send from it, and its domain be set up (verification, SPF, DKIM)",
  CONTACT_TO: "check CONTACT_TO: the server does not take mail for this recipient",
};

/** What to see to; "" where it ends by itself. */
export const adviceFor = (failure: Failure): string =>
  failure.cause === "settings" ? advice[failure.check] : "";

/** What is kept with the message, for the outbox. */
export const describeAnswer = (failure: Failure): string =>
  [failure.answer, adviceFor(failure)].filter(Boolean).join(" - ");
