import { createTransport, type SendMailOptions } from "nodemailer";
import { readPhone } from "../phone";
import type { MessageRecord } from "./record";

/** Where and how mails are sent. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  to: readonly string[];
  from: string;
  /** The longest that sending one mail may take, in milliseconds. */
  timeoutMs: number;
}

export type SendOutcome =
  | { kind: "sent"; refusedRecipients: number }
  /** The mail server will never take this message. */
  | { kind: "refused"; code: number; response: string }
  /** It may take it later; `server` when it takes nothing at present, from anyone. */
  | { kind: "later"; code: string; server: boolean };

export type Send = (record: MessageRecord) => Promise<SendOutcome>;

/** A local part with other letters makes servers without SMTPUTF8 refuse the whole mail. */
const isPlainMailbox = (address: string) => /^[\x21-\x7E]+@/.test(address);

function bodyOf({ message, language, receivedAt, suspicions, id }: MessageRecord): string {
  const { international } = readPhone(message.phone);
  const phone = international ? `${message.phone} (${international})` : message.phone;
  const facts = [
    ["Name", message.name],
    ["E-mail", message.email],
    ["Phone", phone],
    ["Company", message.company],
    ["Service", message.service],
    ["Language of the page", language],
    ["Received", receivedAt],
    ["Id", id],
    ["Marked", suspicions.join(", ")],
  ].filter(([, value]) => value !== "");
  return `${message.message}\n\n--\n${facts.map((fact) => fact.join(": ")).join("\n")}\n`;
}

/** The mail of a message. Its Message-ID is the same at every attempt, so that copies show as such. */
export function composeMail(
  record: MessageRecord,
  { to, from }: Pick<MailSettings, "to" | "from">,
): SendMailOptions {
  const { message, suspicions } = record;
  const topic = message.service && ` (${message.service})`;
  const mark = suspicions.length > 0 ? "[suspect] " : "";
  const replyTo = isPlainMailbox(message.email)
    ? { name: message.name, address: message.email }
    : undefined;
  return {
    from,
    to: [...to],
    replyTo,
    subject: `${mark}Message from ${message.name}${topic}`,
    text: bodyOf(record),
    messageId: `<${record.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: new Date(record.receivedAt),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": record.language,
      ...(suspicions.length > 0 && { "X-Contact-Suspect": suspicions.join(", ") }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Reads what a failed attempt means. Only an answer to the sender, the recipients or the mail itself
 * (RFC 5321, section 4.2.1: 5yz) is about this message; a refused login or connection is about the
 * server, and mending that lets the message through.
 */
function judgeFailure(error: unknown): SendOutcome {
  const {
    code = "unknown",
    responseCode,
    response = "",
  } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const aboutMessage = responseCode !== undefined && ["EENVELOPE", "EMESSAGE"].includes(code);
  if (aboutMessage && responseCode >= 500) return { kind: "refused", code: responseCode, response };
  return { kind: "later", code: String(responseCode ?? code), server: !aboutMessage };
}

/** Sends by SMTP, one connection per mail. Never rejects. */
export function createSend(settings: MailSettings): Send {
  const { url, timeoutMs } = settings;
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (record) => {
    const mail = { ...composeMail(record, settings), signal: AbortSignal.timeout(timeoutMs) };
    try {
      const { rejected } = await transport.sendMail(mail);
      return { kind: "sent", refusedRecipients: rejected.length };
    } catch (error) {
      return judgeFailure(error);
    }
  };
}
