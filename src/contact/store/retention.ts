import { retentionDays } from "../contract";
import type { Database } from "./database";
import type { Status } from "./record";

export interface RetentionOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** How long messages are kept. @default retentionDays */
  days?: number;
  /** Whether what waits will be mailed. Where it never is, it has to be read in the database. */
  mailed: boolean;
  /** Deletes all that is overdue, named before or not. */
  unsent?: boolean;
}

/** The fields of a message that are safe to log. */
export interface MessageSummary {
  id: string;
  status: Status;
  receivedAt: string;
}

/** What became of messages; each is in one list at most. */
export interface RetentionReport {
  /** Was sent, and is deleted now. */
  deleted: MessageSummary[];
  /** Was never sent, was named in time, and is deleted now. */
  deletedUnsent: MessageSummary[];
  /** Will be deleted without having been sent. */
  ending: MessageSummary[];
  /** Is overdue and stays, since it waits for the mail server. */
  kept: MessageSummary[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** What waits where nothing is mailed is named so many days before its end. */
const noticeDays = 14;
/** What was never sent is deleted so many days after it was first named, at the earliest. */
const graceDays = 7;

const named = "id, status, received_at AS receivedAt";
const overdue = "received_at <= :end";
/** Whether nobody will send it: the mail server refused it, or there is none. */
const isLeft = "(status = 'bad' OR (status = 'new' AND NOT :mailed))";

const statements = {
  deleted: `DELETE FROM messages WHERE status = 'sent' AND ${overdue} RETURNING ${named}`,
  deletedUnsent: `DELETE FROM messages WHERE status <> 'sent' AND ${overdue}
    AND (:unsent OR (${isLeft} AND warned_at <= :grace)) RETURNING ${named}`,
  ending: `UPDATE messages SET warned_at = COALESCE(warned_at, :now)
    WHERE ${isLeft} AND (status = 'bad' OR received_at <= :notice) RETURNING ${named}`,
  kept: `SELECT ${named} FROM messages WHERE status = 'new' AND :mailed AND ${overdue}`,
} satisfies Record<keyof RetentionReport, string>;

/**
 * Deletes what is older than the retention period. What was never sent is deleted only after an
 * earlier run has named it, so that nothing is lost without notice.
 */
export async function enforceRetention(
  { run }: Pick<Database, "run">,
  { now, days = retentionDays, mailed, unsent = false }: RetentionOptions,
): Promise<RetentionReport> {
  const before = (count: number) => new Date(now - count * dayMs).toISOString();
  const args = {
    now: before(0),
    end: before(days),
    notice: before(days - noticeDays),
    grace: before(graceDays),
    mailed,
    unsent,
  };
  const ask = async (fate: keyof RetentionReport) => {
    const used = Object.entries(args).filter(([name]) => statements[fate].includes(`:${name}`));
    const { rows } = await run(statements[fate], Object.fromEntries(used));
    return rows
      .map(({ id, status, receivedAt }) => ({ id, status, receivedAt }) as MessageSummary)
      .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  };
  // In this order: what is deleted is no longer there to be named.
  const deleted = await ask("deleted");
  const deletedUnsent = await ask("deletedUnsent");
  return { deleted, deletedUnsent, ending: await ask("ending"), kept: await ask("kept") };
}
