import type { Database } from "./database";
import { mayHaveHappened, StoreFullError, UnconfirmedError } from "./errors";
import { type MessageRecord, type Status, statuses } from "./record";
import { readRow, toArguments } from "./schema";

/** Messages received before `before` (ISO 8601) wait until `until` (milliseconds since 1970). */
export interface Hold {
  before: string;
  until: number;
}

/** Result of a send attempt. */
export interface Settlement {
  status: Status;
  /** The recipients that have it, where others have not. */
  reached: readonly string[];
  nextAttemptAt: number;
  lastAnswer?: string | null;
  /** ISO 8601 */
  answeredAt?: string | null;
}

const columns = `id, received_at, language, message, suspicions, status, attempts, next_attempt_at,
  reached, last_answer, answered_at, warned_at`;
const values = columns.replace(/\w+/g, ":$&");

async function confirmed<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw mayHaveHappened(error) ? new UnconfirmedError(error) : error;
  }
}

/**
 * The messages of a database. Every method is one statement (docs/decisions.md says why) and rejects
 * with the database's error.
 * @param limit messages that there may be, sent ones included; 0 is no limit
 */
export function createStore({ run }: Pick<Database, "run">, limit: number) {
  const first = async (sql: string, args: Record<string, string | number>) => {
    const [row] = (await run(sql, args)).rows;
    return row && readRow(row);
  };
  return {
    /**
     * Keeps a message that is to be sent; safe once resolved. Rejects with StoreFullError when there
     * is no room, and with UnconfirmedError when the outcome is unknown.
     */
    add: async (record: MessageRecord) => {
      const message = { ...record, status: "new", attempts: 0, nextAttemptAt: 0 } as const;
      const args = { ...toArguments({ ...message, reached: [] }), limit };
      const sql = `INSERT INTO messages (${columns}) SELECT ${values}
        WHERE :limit = 0 OR (SELECT COUNT(*) FROM messages) < :limit
          OR EXISTS (SELECT 1 FROM messages WHERE id = :id)
        ON CONFLICT (id) DO UPDATE SET submissions = submissions + 1`;
      if ((await confirmed(run(sql, args))).rowsAffected > 0) return;
      throw new StoreFullError(`There are ${limit} messages.`);
    },

    /** Whether a message is there, safe once resolved, as when it is sent again. */
    confirm: async (id: string) => {
      // A row that is seen may not be on the disk yet; a change of it is synced, and all before it.
      const sql = "UPDATE messages SET submissions = submissions + 1 WHERE id = :id";
      return (await confirmed(run(sql, { id }))).rowsAffected > 0;
    },

    /** Messages with these statuses, or all, whose id starts so; the oldest first. */
    list: async (wanted: readonly Status[] = statuses, start = "") => {
      const sql = `SELECT * FROM messages WHERE substr(id, 1, length(:start)) = :start
        ORDER BY received_at`;
      const messages = (await run(sql, { start })).rows.map(readRow);
      return messages.filter(({ status }) => wanted.includes(status));
    },

    /**
     * Takes the next message that is due for sending and locks it until a time, so that no other
     * process sends it. Those tried least come first.
     */
    claim: (now: number, lockUntil: number, { before, until }: Hold) =>
      first(
        `UPDATE messages SET locked_until = :lockUntil, attempts = attempts + 1
         WHERE id = (SELECT id FROM messages
           WHERE status = 'new' AND next_attempt_at <= :now AND locked_until <= :now
             AND (received_at >= :before OR :until <= :now)
           ORDER BY attempts, received_at LIMIT 1)
         RETURNING *`,
        { now, lockUntil, before, until },
      ),

    /** Locks one message if it still has this status and nobody is sending it. */
    claimOne: (id: string, status: Status, now: number, lockUntil: number) =>
      first(
        `UPDATE messages SET locked_until = :lockUntil, attempts = attempts + 1
         WHERE id = :id AND status = :status AND locked_until <= :now RETURNING *`,
        { id, status, now, lockUntil },
      ),

    /** Records an attempt and unlocks the message; deleted messages are ignored. */
    settle: (id: string, { reached, lastAnswer = null, answeredAt = null, ...rest }: Settlement) =>
      run(
        `UPDATE messages SET status = :status, reached = :reached, next_attempt_at = :nextAttemptAt,
           last_answer = :lastAnswer, answered_at = :answeredAt, locked_until = 0 WHERE id = :id`,
        { id, reached: JSON.stringify(reached), lastAnswer, answeredAt, ...rest },
      ),

    /** When the next message is due, in milliseconds since 1970; undefined when none waits. */
    nextDue: async ({ before, until }: Hold) => {
      const { rows } = await run(
        `SELECT MIN(MAX(next_attempt_at, locked_until,
           CASE WHEN received_at < :before THEN :until ELSE 0 END)) AS due
         FROM messages WHERE status = 'new'`,
        { before, until },
      );
      return (rows[0]?.due ?? undefined) as number | undefined;
    },

    /** Has every message tried again at once. */
    retryAll: () => run("UPDATE messages SET next_attempt_at = 0 WHERE status = 'new'"),

    remove: (id: string) => run("DELETE FROM messages WHERE id = :id", { id }),
  };
}

export type Store = ReturnType<typeof createStore>;
