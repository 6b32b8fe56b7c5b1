import { createTransport, type SendMailOptions } from "nodemailer";
import { asciiAddress } from "../emailAddress";
import { readPhone } from "../phone";
import { formatTime } from "../time";
import type { MessageRecord } from "../store/record";
import {
  type DeliveryOutcome,
  type Failure,
  failuresOf,
  gentlest,
  judgeFailure,
  type SmtpFailure,
} from "./sendOutcome";

/** Where and how mails are sent. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  to: readonly string[];
  from: string;
  /** The longest that sending one mail may take, in milliseconds. */
  timeoutMs: number;
}

export type Send = (record: MessageRecord) => Promise<DeliveryOutcome>;

/** A local part with other letters makes servers without SMTPUTF8 refuse the whole mail. */
const isPlainMailbox = (address: string) => /^[\x21-\x7E]+@/.test(address);

function bodyOf({ message, language, receivedAt, suspicions, id }: MessageRecord): string {
  const { international } = readPhone(message.phone);
  const phone = international ? `${message.phone} (${international})` : message.phone;
  const facts = [
    ["Name", message.name],
    ["E-mail", message.email],
    [
      "Reply",
      isPlainMailbox(message.email)
        ? ""
        : "does not work here: type the e-mail address above yourself",
    ],
    ["Phone", phone],
    ["Company", message.company],
    ["Service", message.service],
    ["Language of the page", language],
    ["Received", formatTime(receivedAt)],
    ["Id", id],
    ["Marked", suspicions.join(", ")],
  ].filter(([, value]) => value !== "");
  return `${message.message}\n\n--\n${facts.map((fact) => fact.join(": ")).join("\n")}\n`;
}

/** The recipients that have not got the message yet; addresses are compared as servers write them. */
const missing = ({ reached = [] }: MessageRecord, to: readonly string[]) =>
  to.filter((address) => !reached.includes(asciiAddress(address)));

/**
 * The mail of a message. Its Message-ID is the same at every attempt, so that copies show as such.
 * Nothing marks it as automatic: a person wrote it (docs/decisions.md says why that makes no loops).
 */
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
    envelope: { from, to: missing(record, to) },
    replyTo,
    subject: `${mark}Message from ${message.name}${topic}`,
    text: bodyOf(record),
    messageId: `<${record.id}${asciiAddress(from).replace(/^.*@/, "@")}>`,
    date: new Date(record.receivedAt),
    headers: {
      "Content-Language": record.language,
      ...(suspicions.length > 0 && { "X-Contact-Suspect": suspicions.join(", ") }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const isThisMachine = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/i.test(host);

/** A password leaves this machine over TLS only; `?requireTLS=false` in the address overrides it. */
function requiresTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !isThisMachine(hostname);
}

function openTransport({ url, timeoutMs }: MailSettings) {
  return createTransport({
    url,
    requireTLS: requiresTls(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

/** Connects and logs in, without a mail. Resolves with what is wrong, if anything is; never rejects. */
export async function probe(settings: MailSettings): Promise<Failure | undefined> {
  try {
    await openTransport(settings).verify();
    return undefined;
  } catch (error) {
    return judgeFailure(error as SmtpFailure);
  }
}

/** Sends by SMTP, one connection per mail, to those recipients that have not got it. Never rejects. */
export function createSend(settings: MailSettings): Send {
  const { to, timeoutMs } = settings;
  const transport = openTransport(settings);
  return async (record) => {
    // A recipient that was missing may have been taken out of the settings since.
    if (missing(record, to).length === 0) return { kind: "sent" };
    const mail = { ...composeMail(record, settings), signal: AbortSignal.timeout(timeoutMs) };
    try {
      const { accepted, rejected, rejectedErrors } = await transport.sendMail(mail);
      const failure = gentlest(failuresOf(rejectedErrors));
      if (!failure) return { kind: "sent" };
      const reached = accepted.map(asciiAddress);
      return { kind: "partly", reached, missed: rejected.length, failure };
    } catch (error) {
      return { kind: "failed", failure: judgeFailure(error as SmtpFailure) };
    }
  };
}
