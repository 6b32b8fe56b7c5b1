import type { OutboxEntry } from "../../src/contact/core/outbox";
import { enforceRetention } from "../../src/contact/core/retention";
import type { Outbox } from "./contactOutbox";

/** Without the sender's name: what a daily job says ends up in the system's mail and logs. */
const formatEntry = ({ id, box, record, fault = "gone" }: OutboxEntry) =>
  `${id}  ${box}  ${record?.receivedAt ?? fault}`;

function name(entries: readonly OutboxEntry[], what: string): void {
  if (entries.length === 0) return;
  console.error([`${entries.length} ${what}:`, ...entries.map(formatEntry), ""].join("\n"));
}

/**
 * Deletes what is past its time and names what nobody got by mail. The exit code is 1 while there is
 * something that a person has to see to.
 * @param days a number of days as typed, or undefined for the usual period
 */
export async function retention({ spool, send }: Outbox, days?: string, unsent = false) {
  if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error("--days takes a number.");
  const mailed = send !== undefined;
  const { deleted, deletedUnsent, ending, kept } = await enforceRetention(spool, {
    now: Date.now(),
    days: days === undefined ? undefined : Number(days),
    mailed,
    unsent,
  });
  const refused = ending.filter(({ box }) => box === "bad");
  const unread = ending.filter(({ box }) => box === "new");

  console.log(`${deleted.length + deletedUnsent.length} deleted`);
  if (!mailed) console.log("SMTP_URL is not set: what waits in new/ is deleted like what was sent");
  name(deletedUnsent, "deleted that had never been sent");
  name(refused, "REFUSED by the mail server, and deleted when their time is up; resend or delete");
  name(unread, "never sent, since SMTP_URL is not set, and soon to be deleted; read them");
  name(kept, "overdue and kept, since they wait for the mail server or cannot be read");
  if (refused.length + kept.length > 0) process.exitCode = 1;
}
