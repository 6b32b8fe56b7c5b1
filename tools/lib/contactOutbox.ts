import type { Send } from "../../src/contact/core/mail";
import { listEntries, type OutboxEntry, resendEntry } from "../../src/contact/core/outbox";
import { type Box, boxes, type Spool } from "../../src/contact/core/spool";

/** The messages, and the mail server if one is configured. */
export interface Outbox {
  spool: Spool;
  send?: Send;
}

/** A message as one line. */
function formatEntry({ id, box, record, fault }: OutboxEntry): string {
  if (!record) return `${id}  ${box.padEnd(4)}  cannot be read: ${fault ?? "gone"}`;
  const { receivedAt, language, suspicions, message, reached = [] } = record;
  const marks = [...suspicions, ...(box !== "sent" && reached.length > 0 ? ["partly sent"] : [])];
  const shownMarks = marks.length > 0 ? `  [${marks.join(", ")}]` : "";
  return `${id}  ${box.padEnd(4)}  ${receivedAt}  ${language}  ${message.name}${shownMarks}`;
}

const isBox = (name: string): name is Box => (boxes as readonly string[]).includes(name);

/** Prints the messages of a box, or all. Rejects when there is no such box. */
export async function list({ spool }: Outbox, box: string | undefined): Promise<void> {
  if (box !== undefined && !isBox(box)) throw new Error(`"${box}" is none of ${boxes.join(", ")}.`);
  const entries = await listEntries(spool, box ? [box] : boxes);
  for (const entry of entries) console.log(formatEntry(entry));
  console.error(entries.length === 1 ? "1 message" : `${entries.length} messages`);
}

/** Prints messages whole. */
export function show(entries: readonly OutboxEntry[]): void {
  for (const entry of entries) {
    console.log(formatEntry(entry));
    if (entry.record) console.log(JSON.stringify(entry.record, null, 2));
  }
}

/** Sends messages now; the exit code is 1 when one was not sent. Rejects without a mail server. */
export async function resend({ spool, send }: Outbox, entries: readonly OutboxEntry[]) {
  if (!send) throw new Error("SMTP_URL is not set: there is no mail server to send to.");
  for (const entry of entries) {
    const { sent, report } = await resendEntry({ spool, send, now: Date.now }, entry);
    console.log(report);
    if (!sent) process.exitCode = 1;
  }
  if (entries.length === 0) console.error("There is nothing to send.");
}

/** Deletes messages from every box that has them. */
export async function remove({ spool }: Outbox, entries: readonly OutboxEntry[]): Promise<void> {
  for (const { id } of entries) {
    for (const box of boxes) await spool.remove(box, id);
    console.log(`${id} was deleted.`);
  }
}
