import type { Send } from "../../src/contact/mail/mail";
import { formatTime } from "../../src/contact/time";
import { resend } from "../../src/contact/mail/resend";
import type { Database } from "../../src/contact/store/database";
import { type Status, statuses, type StoredMessage } from "../../src/contact/store/record";
import type { Store } from "../../src/contact/store/store";

/** The messages, and the mail server if one is configured. */
export interface Outbox {
  database: Database;
  store: Store;
  send?: Send;
}

/** A message as one line. */
function formatMessage(stored: StoredMessage): string {
  const { id, status, receivedAt, language, suspicions, message, reached } = stored;
  const marks = [...suspicions, ...(reached.length > 0 ? ["partly sent"] : [])];
  const shownMarks = marks.length > 0 ? `  [${marks.join(", ")}]` : "";
  const when = formatTime(receivedAt);
  return `${id}  ${status.padEnd(4)}  ${when}  ${language}  ${message.name}${shownMarks}`;
}

/** Why messages wait: one line for each answer of the mail server, with the latest time of it. */
function describeWaiting(messages: readonly StoredMessage[]): string[] {
  const waiting = messages.filter(({ status, lastAnswer }) => status === "new" && lastAnswer);
  return [...new Set(waiting.map(({ lastAnswer }) => lastAnswer))].map((answer) => {
    const group = waiting.filter(({ lastAnswer }) => lastAnswer === answer);
    const latest =
      group
        .map(({ answeredAt = "" }) => answeredAt)
        .sort()
        .at(-1) ?? "";
    return `${group.length} could not be sent, last tried ${formatTime(latest)}: ${answer}`;
  });
}

const isStatus = (name: string): name is Status => (statuses as readonly string[]).includes(name);

/** The one message whose id starts so. Rejects when there is none, or more than one. */
export async function findMessage(store: Store, start: string): Promise<StoredMessage> {
  const found = await store.list(statuses, start);
  const [message] = found;
  if (start !== "" && message && found.length === 1) return message;
  throw new Error(`${found.length} messages have an id that starts with "${start}".`);
}

/** Prints the messages with a status, or all. Rejects when there is no such status. */
export async function list({ store }: Outbox, status: string | undefined): Promise<void> {
  if (status !== undefined && !isStatus(status)) {
    throw new Error(`"${status}" is none of ${statuses.join(", ")}.`);
  }
  const messages = await store.list(status && [status]);
  for (const message of messages) console.log(formatMessage(message));
  console.error(messages.length === 1 ? "1 message" : `${messages.length} messages`);
  for (const line of describeWaiting(messages)) console.error(line);
}

/** With times for people; what was never set is left out. */
function readable(stored: StoredMessage) {
  const { receivedAt, nextAttemptAt, answeredAt, warnedAt, ...rest } = stored;
  const waits = stored.status === "new" && nextAttemptAt > 0;
  return {
    ...rest,
    receivedAt: formatTime(receivedAt),
    ...(waits && { nextAttemptAt: formatTime(nextAttemptAt) }),
    ...(answeredAt && { answeredAt: formatTime(answeredAt) }),
    ...(warnedAt && { warnedAt: formatTime(warnedAt) }),
  };
}

/** Prints messages whole. */
export function show(messages: readonly StoredMessage[]): void {
  for (const message of messages) {
    console.log(formatMessage(message));
    console.log(JSON.stringify(readable(message), null, 2));
  }
}

/** Sends messages now; the exit code is 1 when one was not sent. Rejects without a mail server. */
export async function resendAll({ store, send }: Outbox, messages: readonly StoredMessage[]) {
  if (!send) throw new Error("SMTP_URL is not set: there is no mail server to send to.");
  for (const message of messages) {
    const { sent, report } = await resend({ store, send, now: Date.now }, message);
    console.log(report);
    if (!sent) process.exitCode = 1;
  }
  if (messages.length === 0) console.error("There is nothing to send.");
}

/** Deletes messages for good. */
export async function remove({ store }: Outbox, messages: readonly StoredMessage[]): Promise<void> {
  for (const { id } of messages) {
    await store.remove(id);
    console.log(`${id} was deleted.`);
  }
}
