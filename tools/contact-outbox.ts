/** Lists, shows, resends and deletes the messages of the contact form: docs/contact.md. */
import { parseArgs } from "node:util";
import { loadEnvironmentFile } from "../server/environmentFile";
import { retentionDays } from "../src/contact/contract";
import { readContactConfig } from "../src/contact/endpoint/config";
import { createSend } from "../src/contact/mail/mail";
import { openDatabase } from "../src/contact/store/database";
import { createStore } from "../src/contact/store/store";
import { findMessage, list, type Outbox, remove, resendAll, show } from "./lib/contactOutbox";
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
  const { database: settings, messageLimit, mail } = readContactConfig(process.env);
  const database = openDatabase(settings);
  return {
    database,
    store: createStore(database, messageLimit),
    send: mail && createSend(mail),
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
  const isKnown = command === "list" || command === "retention" || command === "resend";
  const needsNames = command === "show" || command === "delete";
  if (!isKnown && !(needsNames && names.length > 0)) throw new Error(usage);
  const outbox = openOutbox();
  const { store } = outbox;
  const named = () => Promise.all(names.map((start) => findMessage(store, start)));

  if (command === "list") return list(outbox, names[0]);
  if (command === "retention") return retention(outbox, values.days, values.unsent);
  if (command === "show") return show(await named());
  if (command === "delete") return remove(outbox, await named());
  const waiting = values.waiting ? await store.list(["new"]) : [];
  const refused = values.refused ? await store.list(["bad"]) : [];
  const messages = [...waiting, ...refused, ...(await named())];
  return resendAll(outbox, [...new Map(messages.map((entry) => [entry.id, entry])).values()]);
}

// The reader of the pipe has closed it, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
