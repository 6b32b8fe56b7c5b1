import { enforceRetention, type MessageSummary } from "../../src/contact/store/retention";
import { formatTime } from "../../src/contact/time";
import type { Outbox } from "./contactOutbox";

/** Without the sender's name: what a daily job says ends up in the system's mail and logs. */
const format = ({ id, status, receivedAt }: MessageSummary) =>
  `${id}  ${status}  ${formatTime(receivedAt)}`;

function name(messages: readonly MessageSummary[], what: string): void {
  if (messages.length === 0) return;
  console.error([`${messages.length} ${what}:`, ...messages.map(format), ""].join("\n"));
}

/**
 * Deletes what is past its time and names what nobody got by mail. The exit code is 1 while there is
 * something that a person has to see to.
 * @param days a number of days as typed, or undefined for the usual period
 */
export async function retention({ database, send }: Outbox, days?: string, unsent = false) {
  if (days !== undefined && !/^\d{1,5}$/.test(days)) throw new Error("--days takes a number.");
  const mailed = send !== undefined;
  const { deleted, deletedUnsent, ending, kept } = await enforceRetention(database, {
    now: Date.now(),
    days: days === undefined ? undefined : Number(days),
    mailed,
    unsent,
  });
  const refused = ending.filter(({ status }) => status === "bad");
  const unread = ending.filter(({ status }) => status === "new");

  console.log(`${deleted.length + deletedUnsent.length} deleted`);
  if (!mailed) console.log("SMTP_URL is not set: what is new is deleted like what was sent");
  name(deletedUnsent, "deleted that had never been sent");
  name(refused, "REFUSED by the mail server, and deleted when their time is up; resend or delete");
  name(unread, "never sent, since SMTP_URL is not set, and soon to be deleted; read them");
  name(kept, "overdue and kept, since they wait for the mail server");
  if (refused.length + kept.length > 0) process.exitCode = 1;
}
