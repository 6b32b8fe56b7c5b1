import type { Row } from "@libsql/client/http";
import type { Language } from "../../i18n/languages";
import type { ContactMessage } from "../message";
import type { Status, StoredMessage, Suspicion } from "./record";

/** The table of messages. Times in ISO 8601 sort as text; those that are computed with are numbers. */
export const schema = [
  `CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    language TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicions TEXT NOT NULL,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_attempt_at INTEGER NOT NULL,
    locked_until INTEGER NOT NULL DEFAULT 0,
    reached TEXT NOT NULL,
    last_answer TEXT,
    answered_at TEXT,
    warned_at TEXT,
    submissions INTEGER NOT NULL DEFAULT 1
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS messages_to_send ON messages (attempts, received_at)
    WHERE status = 'new'`,
];

/** A message as the table has it. */
export function readRow(row: Row): StoredMessage {
  const optional = (column: string) => (row[column] ?? undefined) as string | undefined;
  return {
    id: row.id as string,
    receivedAt: row.received_at as string,
    language: row.language as Language,
    message: JSON.parse(row.message as string) as ContactMessage,
    suspicions: JSON.parse(row.suspicions as string) as Suspicion[],
    status: row.status as Status,
    attempts: row.attempts as number,
    nextAttemptAt: row.next_attempt_at as number,
    reached: JSON.parse(row.reached as string) as string[],
    lastAnswer: optional("last_answer"),
    answeredAt: optional("answered_at"),
    warnedAt: optional("warned_at"),
  };
}

/** The columns of a message as arguments of a statement. */
export const toArguments = (stored: StoredMessage) => ({
  id: stored.id,
  received_at: stored.receivedAt,
  language: stored.language,
  message: JSON.stringify(stored.message),
  suspicions: JSON.stringify(stored.suspicions),
  status: stored.status,
  attempts: stored.attempts,
  next_attempt_at: stored.nextAttemptAt,
  reached: JSON.stringify(stored.reached),
  last_answer: stored.lastAnswer ?? null,
  answered_at: stored.answeredAt ?? null,
  warned_at: stored.warnedAt ?? null,
});
