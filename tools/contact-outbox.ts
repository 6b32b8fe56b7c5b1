/** Lists, shows, resends and deletes the messages of the contact form: docs/contact.md. */
import { parseArgs } from "node:util";
import { loadEnvironmentFile } from "../server/environmentFile";
import { retentionDays } from "../src/contact/contract";
import { readContactConfig } from "../src/contact/core/config";
import { createSend, type Send } from "../src/contact/core/mail";
import {
  enforceRetention,
  findEntry,
  listEntries,
  type OutboxEntry,
  resendEntry,
} from "../src/contact/core/outbox";
import { type Box, boxes, createSpool, type Spool } from "../src/contact/core/spool";

const usage = `npm run contact:outbox -- <command>

  list [new|sent|bad]       messages that wait, were sent, were refused for good
  show <id>                 one message; the start of an id is enough
  resend <id> …             send now, whatever happened before
  resend --waiting          send now all that wait
  resend --refused          send now all that were refused
  delete <id> …             delete for good
  retention [--days <n>]    delete what is older than ${retentionDays} days, or n
            [--unsent]      also what was never sent`;

interface Outbox {
  spool: Spool;
  send?: Send;
}

function openOutbox(): Outbox {
  loadEnvironmentFile();
  const { spoolFolder, mail } = readContactConfig(process.env);
  if (spoolFolder === undefined) throw new Error("CONTACT_SPOOL_DIR is none: nothing is stored.");
  return {
    spool: createSpool(spoolFolder),
    send: mail && createSend({ timeoutMs: 60_000, ...mail }),
  };
}

function formatEntry({ id, box, record, fault }: OutboxEntry): string {
  if (!record) return `${id}  ${box.padEnd(4)}  cannot be read: ${fault ?? "gone"}`;
  const { receivedAt, language, suspicions, message } = record;
  const marks = suspicions.length > 0 ? `  [${suspicions.join(", ")}]` : "";
  return `${id}  ${box.padEnd(4)}  ${receivedAt}  ${language}  ${message.name}${marks}`;
}

const isBox = (name: string): name is Box => (boxes as readonly string[]).includes(name);

async function list({ spool }: Outbox, box: string | undefined): Promise<void> {
  if (box !== undefined && !isBox(box)) throw new Error(`"${box}" is none of ${boxes.join(", ")}.`);
  const entries = await listEntries(spool, box ? [box] : boxes);
  for (const entry of entries) console.log(formatEntry(entry));
  console.error(entries.length === 1 ? "1 message" : `${entries.length} messages`);
}

async function resend({ spool, send }: Outbox, entries: OutboxEntry[]): Promise<void> {
  if (!send) throw new Error("SMTP_URL is not set: there is no mail server to send to.");
  for (const entry of entries) {
    const { sent, report } = await resendEntry({ spool, send, now: Date.now }, entry);
    console.log(report);
    if (!sent) process.exitCode = 1;
  }
  if (entries.length === 0) console.error("There is nothing to send.");
}

async function retention({ spool }: Outbox, days: string | undefined, unsent = false) {
  if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error("--days takes a number.");
  const options = { now: Date.now(), unsent, days: days === undefined ? undefined : Number(days) };
  const { deleted, kept } = await enforceRetention(spool, options);
  console.log(`${deleted.length} deleted`);
  if (kept.length === 0) return;
  console.error(`${kept.length} overdue, but never sent or not readable:\n${kept.join("\n")}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: "string" },
      refused: { type: "boolean" },
      unsent: { type: "boolean" },
      waiting: { type: "boolean" },
    },
  });
  const [command, ...names] = positionals;
  const outbox = openOutbox();
  const find = (start: string) => findEntry(outbox.spool, start);
  if (command === "list") return list(outbox, names[0]);
  if (command === "retention") return retention(outbox, values.days, values.unsent);
  if (command === "resend") {
    const from = [
      ...(values.waiting ? ["new" as const] : []),
      ...(values.refused ? ["bad" as const] : []),
    ];
    return resend(outbox, [
      ...(await listEntries(outbox.spool, from)),
      ...(await Promise.all(names.map(find))),
    ]);
  }
  if (command === "show" && names.length > 0) {
    for (const entry of await Promise.all(names.map(find))) {
      console.log(formatEntry(entry));
      console.log(JSON.stringify(entry.record, null, 2));
    }
    return;
  }
  if (command === "delete" && names.length > 0) {
    for (const { id, box } of await Promise.all(names.map(find))) {
      await outbox.spool.remove(box, id);
      console.log(`${id} was deleted.`);
    }
    return;
  }
  throw new Error(usage);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
