import type { Database } from "./database";
import { mayHaveHappened, StoreFullError, UnconfirmedError } from "./errors";
import type { MessageRecord, Status, StoredMessage } from "./record";
import { readRow, toArguments } from "./schema";

/** Messages that arrived before `before` (ISO 8601) wait until then, in milliseconds since 1970. */
export interface Hold {
  before: string;
  until: number;
}

/** What came of an attempt to send a message. */
export interface Settlement {
  status: Status;
  /** The recipients that have it, where others have not. */
  reached: readonly string[];
  nextAttemptAt: number;
  lastAnswer?: string;
  /** ISO 8601 */
  answeredAt?: string;
}

/** The messages. Every method rejects when the database cannot be reached or refuses. */
export interface Store {
  /**
   * Keeps a message that is to be sent; safe once resolved. Rejects with StoreFullError when there
   * is no room, and with UnconfirmedError when it may be there, for all that is known.
   */
  add: (record: MessageRecord) => Promise<void>;
  /** Whether a message is there, safe once resolved, as when it is sent again. */
  confirm: (id: string) => Promise<boolean>;
  /** Takes a message over as it stands elsewhere, unless it is there already. */
  takeOver: (message: StoredMessage) => Promise<void>;
  /** Messages with these statuses, or all, whose id starts so; the oldest first. */
  list: (statuses?: readonly Status[], start?: string) => Promise<StoredMessage[]>;
  /**
   * Takes the next message that is due for sending and locks it until a time, so that no other
   * process sends it. Those tried least come first.
   */
  claim: (now: number, lockUntil: number, hold: Hold) => Promise<StoredMessage | undefined>;
  /** Locks one message if it has this status and nobody is sending it. */
  claimOne: (
    entry: Pick<StoredMessage, "id" | "status">,
    now: number,
    lockUntil: number,
  ) => Promise<StoredMessage | undefined>;
  /** Records an attempt and unlocks the message; one that is gone stays gone. */
  settle: (id: string, settlement: Settlement) => Promise<void>;
  /** When the next message is due, in milliseconds since 1970. */
  nextDue: (hold: Hold) => Promise<number | undefined>;
  /** Has every message tried again at once. */
  retryAll: () => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const columns = `id, received_at, language, message, suspicions, status, attempts, next_attempt_at,
  reached, last_answer, answered_at, warned_at`;
const insert = `INSERT INTO messages (${columns}) SELECT ${columns.replace(/\w+/g, ":$&")}`;

async function confirmed<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw mayHaveHappened(error) ? new UnconfirmedError(error) : error;
  }
}

/**
 * The messages of a database. Each method is one statement, since a transaction of several would
 * need a second connection to survive the first one's failure.
 * @param limit messages that there may be, sent ones included; 0 is no limit
 */
export function createStore({ run }: Pick<Database, "run">, limit: number): Store {
  const first = async (sql: string, args: Record<string, string | number>) => {
    const [row] = (await run(sql, args)).rows;
    return row && readRow(row);
  };
  return {
    add: async (record) => {
      const message = { status: "new", attempts: 0, nextAttemptAt: 0, reached: [] } as const;
      const args = { ...toArguments({ ...message, ...record, reached: [] }), limit };
      const { rowsAffected } = await confirmed(
        run(
          `${insert} WHERE :limit = 0 OR (SELECT COUNT(*) FROM messages) < :limit
             OR EXISTS (SELECT 1 FROM messages WHERE id = :id)
           ON CONFLICT (id) DO UPDATE SET submissions = submissions + 1`,
          args,
        ),
      );
      if (rowsAffected === 0) throw new StoreFullError(`There are ${limit} messages.`);
    },
    confirm: async (id) => {
      // A row that is seen may not be on the disk yet; a change of it is synced, and all before it.
      const sql = "UPDATE messages SET submissions = submissions + 1 WHERE id = :id";
      return (await confirmed(run(sql, { id }))).rowsAffected > 0;
    },
    takeOver: async (message) => {
      await run(`${insert} WHERE true ON CONFLICT (id) DO NOTHING`, toArguments(message));
    },
    list: async (statuses, start = "") => {
      const sql = `SELECT * FROM messages WHERE substr(id, 1, length(:start)) = :start
        ORDER BY received_at`;
      const messages = (await run(sql, { start })).rows.map(readRow);
      return messages.filter(({ status }) => !statuses || statuses.includes(status));
    },
    claim: (now, lockUntil, hold) =>
      first(
        `UPDATE messages SET locked_until = :lockUntil, attempts = attempts + 1
         WHERE id = (SELECT id FROM messages
           WHERE status = 'new' AND next_attempt_at <= :now AND locked_until <= :now
             AND (received_at > :before OR :until <= :now)
           ORDER BY attempts, received_at LIMIT 1)
         RETURNING *`,
        { now, lockUntil, ...hold },
      ),
    claimOne: ({ id, status }, now, lockUntil) =>
      first(
        `UPDATE messages SET locked_until = :lockUntil, attempts = attempts + 1
         WHERE id = :id AND status = :status AND locked_until <= :now RETURNING *`,
        { id, status, now, lockUntil },
      ),
    settle: async (id, { status, reached, nextAttemptAt, lastAnswer, answeredAt }) => {
      await run(
        `UPDATE messages SET status = :status, reached = :reached, next_attempt_at = :nextAttemptAt,
           last_answer = :lastAnswer, answered_at = :answeredAt, locked_until = 0 WHERE id = :id`,
        {
          id,
          status,
          reached: JSON.stringify(reached),
          nextAttemptAt,
          lastAnswer: lastAnswer ?? null,
          answeredAt: answeredAt ?? null,
        },
      );
    },
    nextDue: async (hold) => {
      const { rows } = await run(
        `SELECT MIN(MAX(next_attempt_at, locked_until,
           CASE WHEN received_at <= :before THEN :until ELSE 0 END)) AS due
         FROM messages WHERE status = 'new'`,
        { ...hold },
      );
      return (rows[0]?.due ?? undefined) as number | undefined;
    },
    retryAll: async () => {
      await run("UPDATE messages SET next_attempt_at = 0 WHERE status = 'new'");
    },
    remove: async (id) => {
      await run("DELETE FROM messages WHERE id = :id", { id });
    },
  };
}
