/** Lists, shows, resends and deletes the messages of the contact form: docs/contact.md. */
import { parseArgs } from "node:util";
import { loadEnvironmentFile } from "../server/environmentFile";
import { retentionDays } from "../src/contact/contract";
import { readContactConfig } from "../src/contact/core/config";
import { createSend } from "../src/contact/core/mail";
import { findEntry, listEntries } from "../src/contact/core/outbox";
import { createSpool } from "../src/contact/core/spool";
import { list, type Outbox, remove, resend, show } from "./lib/contactOutbox";
import { retention } from "./lib/contactRetention";

const usage = `npm run contact:outbox -- <command>

  list [new|sent|bad]       messages that wait, were sent, were refused for good
  show <id> …               whole messages; the start of an id is enough
  resend <id> …             send now, whatever happened before
  resend --waiting          send now all that wait
  resend --refused          send now all that were refused
  delete <id> …             delete for good
  retention [--days <n>]    delete what is older than ${retentionDays} days, or n
            [--unsent]      also what waits for the mail server`;

function openOutbox(): Outbox {
  loadEnvironmentFile();
  const { spoolFolder, mail } = readContactConfig(process.env);
  if (spoolFolder === undefined) throw new Error("CONTACT_SPOOL_DIR is none: nothing is stored.");
  return {
    spool: createSpool(spoolFolder),
    send: mail && createSend({ timeoutMs: 60_000, ...mail }),
  };
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
  const { spool } = outbox;
  const named = () => Promise.all(names.map((start) => findEntry(spool, start)));

  if (command === "list") return list(outbox, names[0]);
  if (command === "retention") return retention(outbox, values.days, values.unsent);
  if (command === "resend") {
    const waiting = values.waiting ? await listEntries(spool, ["new"]) : [];
    const refused = values.refused ? await listEntries(spool, ["bad"]) : [];
    const entries = [...waiting, ...refused, ...(await named())];
    return resend(outbox, [...new Map(entries.map((entry) => [entry.id, entry])).values()]);
  }
  if (command === "show" && names.length > 0) return show(await named());
  if (command === "delete" && names.length > 0) return remove(outbox, await named());
  throw new Error(usage);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
