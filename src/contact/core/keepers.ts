import type { Capacity } from "./capacity";
import type { Delivery } from "./delivery";
import { UnsyncedError } from "./files";
import type { Log } from "./log";
import type { Send } from "./mail";
import type { MessageRecord } from "./record";
import type { Spool } from "./spool";

/** Makes a message safe: on disk, or in the hands of the mail server. */
export interface Keeper {
  /** Whether it was made safe before, so that nothing is left to do. */
  has: (id: string) => Promise<boolean>;
  /** Rejects when the message is not safe; with UnconfirmedError when it may be, for all one knows. */
  keep: (record: MessageRecord) => Promise<void>;
}

/** Why a message could not be handed to the mail server; `code` is for the log. */
export class NotSentError extends Error {
  override name = "NotSentError";
  constructor(readonly code: string) {
    super(`The message was not sent (${code}).`);
  }
}

/**
 * It is not known whether a message is safe: the mail server was given it and did not say whether it
 * took it, or the disk may forget it. `code` is for the log.
 */
export class UnconfirmedError extends Error {
  override name = "UnconfirmedError";
  constructor(readonly code: string) {
    super(`The message may not be safe (${code}).`);
  }
}

async function confirmed<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UnsyncedError ? new UnconfirmedError(error.code) : error;
  }
}

/** Keeps messages on disk, as many as there is room for, and has them sent in the background. */
export function spoolKeeper(
  spool: Spool,
  capacity: Capacity,
  delivery: Delivery | undefined,
): Keeper {
  return {
    has: async (id) => (await confirmed(spool.confirm(id))) !== undefined,
    keep: async (record) => {
      await confirmed(capacity.fill(() => spool.store(record)));
      delivery?.wake();
    },
  };
}

/** As many ids of sent messages are remembered. */
const remembered = 1000;

/** Hands messages to the mail server while the visitor waits, where there is no disk to keep them. */
export function mailKeeper(send: Send | undefined, log: Log): Keeper {
  const sent = new Set<string>();
  return {
    has: (id) => Promise.resolve(sent.has(id)),
    keep: async (record) => {
      if (!send) throw new NotSentError("no SMTP_URL");
      const outcome = await send(record);
      if (outcome.kind === "refused" || outcome.kind === "later") {
        const isUnconfirmed = outcome.kind === "later" && outcome.mayHaveArrived;
        throw new (isUnconfirmed ? UnconfirmedError : NotSentError)(String(outcome.code));
      }
      if (outcome.kind === "partly") {
        const { missed, code } = outcome;
        log(`message ${record.id} did NOT reach ${missed} of its recipients (${code})`);
      }
      const [oldest] = sent;
      if (sent.size >= remembered && oldest !== undefined) sent.delete(oldest);
      sent.add(record.id);
    },
  };
}
