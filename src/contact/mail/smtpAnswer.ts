import {
  busy,
  check,
  type MailSetting,
  type Rule,
  rules,
  type Stage,
  type Verdict,
} from "./answerRules";

export interface SmtpAnswer {
  code: number;
  /** Class, subject and detail of the enhanced status code (RFC 3463), like `5.7.1`; "" without one. */
  status: string;
  /** The words of all lines, joined into one, without the codes that begin each line. */
  text: string;
}

const leadingCodes = /^[245]\d\d(?:[ -]|$)(?:#?[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)[ ;:-]*)?/;
/** At the start, after the code of another server's answer, or as `(#5.1.1)`, which qmail writes. */
const enhancedCode = /(?:^|#|\b[245]\d\d[ -])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;

/** Reads the answer of a mail server, which may have several lines. */
export function readSmtpAnswer(response: string): SmtpAnswer {
  const lines = response.split(/\r?\n/).map((line) => line.trim());
  const text = lines
    .map((line) => line.replace(leadingCodes, ""))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  const [, status = ""] = enhancedCode.exec(lines[0] ?? "") ?? enhancedCode.exec(text) ?? [];
  return { code: Number.parseInt(response, 10), status, text };
}

const settingAt: Readonly<Record<Exclude<Stage, "content">, MailSetting>> = {
  connection: "SMTP_URL",
  login: "SMTP_URL",
  sender: "CONTACT_FROM",
  recipient: "CONTACT_TO",
};

const isTemporary = ({ code, status }: SmtpAnswer) => code < 500 || status.startsWith("4");

function fits(answer: SmtpAnswer, stage: Stage, rule: Rule): boolean {
  if (rule.at && !rule.at.includes(stage)) return false;
  const byText = rule.text?.test(answer.text) ?? false;
  // The codes of an answer that puts off say little; some words say that waiting will not help.
  if (isTemporary(answer)) return byText && (rule.verdict === busy || rule.evenPutOff === true);
  const { code, status } = answer;
  return (
    byText || (rule.code?.includes(code) ?? false) || (rule.status?.test(status.slice(2)) ?? false)
  );
}

/**
 * What the answer to one of our commands means: the enhanced status code decides, then words that
 * servers are known to use, then what was being answered. When in doubt a message is tried again.
 */
export function judgeAnswer(answer: SmtpAnswer, stage: Stage): Verdict {
  const verdict = rules.find((rule) => fits(answer, stage, rule))?.verdict;
  if (isTemporary(answer) && verdict?.cause !== "settings") {
    return stage === "connection" || stage === "login" ? busy : { cause: "putOff" };
  }
  if (verdict) return verdict;
  // RFC 5321, section 4.2.3: exceeded storage allocation.
  if (answer.code === 552) return busy;
  return stage === "content" ? { cause: "unclear" } : check(settingAt[stage]);
}
