import { retentionDays } from "../contract";
import { listEntries, type OutboxEntry } from "./outbox";
import type { Spool } from "./spool";

export interface RetentionOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** How long messages are kept. @default retentionDays */
  days?: number;
  /** Whether what waits will be mailed. Where it never is, it has to be read in the spool. */
  mailed: boolean;
  /** Deletes all that is overdue, named before or not. */
  unsent?: boolean;
}

/** What became of messages; each is in one list at most. */
export interface RetentionReport {
  /** Was sent, and is deleted now. */
  deleted: OutboxEntry[];
  /** Was never sent, was named in time, and is deleted now. */
  deletedUnsent: OutboxEntry[];
  /** Will be deleted without having been sent. */
  ending: OutboxEntry[];
  /** Is overdue and stays: it waits for the mail server, or cannot be read. */
  kept: OutboxEntry[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** What waits where nothing is mailed is named so many days before its end. */
const noticeDays = 14;
/** What was never sent is deleted so many days after it was first named, at the earliest. */
const graceDays = 7;

type Fate = keyof RetentionReport | "nothing";

function fateOf(
  { box, record }: OutboxEntry,
  { now, days = retentionDays, mailed, unsent = false }: RetentionOptions,
): Fate {
  const isOlder = (than: number, time = "") => Date.parse(time) <= now - than * dayMs;
  // A file without a readable date is for a person to look at.
  if (!record) return "kept";
  const { receivedAt, warnedAt } = record;
  const isOverdue = isOlder(days, receivedAt);
  if (box === "sent") return isOverdue ? "deleted" : "nothing";
  if (isOverdue && unsent) return "deletedUnsent";
  if (box === "new" && mailed) return isOverdue ? "kept" : "nothing";
  if (isOverdue && isOlder(graceDays, warnedAt)) return "deletedUnsent";
  return box === "bad" || isOlder(days - noticeDays, receivedAt) ? "ending" : "nothing";
}

/**
 * Deletes what is older than the retention period. What was never sent is deleted only after an
 * earlier run has named it, so that nothing is lost that nobody was told of.
 */
export async function enforceRetention(
  spool: Spool,
  options: RetentionOptions,
): Promise<RetentionReport> {
  const report: RetentionReport = { deleted: [], deletedUnsent: [], ending: [], kept: [] };
  for (const entry of await listEntries(spool)) {
    const { id, box, record } = entry;
    const fate = fateOf(entry, options);
    if (fate === "nothing") continue;
    report[fate].push(entry);
    if (fate === "deleted" || fate === "deletedUnsent") await spool.remove(box, id);
    if (fate === "ending" && record && !record.warnedAt) {
      await spool.update(box, { ...record, warnedAt: new Date(options.now).toISOString() });
    }
  }
  await spool.clean(options.now);
  return report;
}
