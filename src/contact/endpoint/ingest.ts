import type { Accepted, Refused, Unconfirmed } from "../contract";
import { type Log, nameError } from "../log";
import { StoreFullError, UnconfirmedError } from "../store/errors";
import type { MessageRecord } from "../store/record";
import type { Store } from "../store/store";
import type { RateLimit } from "./rateLimit";

export type IngestOutcome = (Accepted | Refused | Unconfirmed) & {
  retryAfterSeconds?: number;
  /** Set where there is no room for messages at present. */
  isFull?: true;
};

export interface IngestOptions {
  store: Pick<Store, "add" | "confirm">;
  limit: RateLimit;
  log: Log;
  /** Called after a message is stored. The answer waits for it. */
  onStored: () => Promise<void>;
}

/**
 * Accepts each message once: a repeated request gets the answer of the first, even while that is
 * still pending, and does not count against the rate limit.
 */
export function createIngest({ store, limit, log, onStored }: IngestOptions) {
  const pending = new Map<string, Promise<IngestOutcome>>();

  const add = async (record: MessageRecord, client: string): Promise<IngestOutcome> => {
    const retryAfterSeconds = limit.take(client);
    if (retryAfterSeconds > 0) return { error: { code: "rateLimited" }, retryAfterSeconds };
    try {
      await store.add(record);
    } catch (error) {
      limit.giveBack(client);
      throw error;
    }
    log(`message ${record.id} was accepted`);
    await onStored();
    return { id: record.id };
  };

  const acceptOnce = async (record: MessageRecord, client: string): Promise<IngestOutcome> => {
    try {
      return (await store.confirm(record.id)) ? { id: record.id } : await add(record, client);
    } catch (error) {
      if (error instanceof UnconfirmedError) {
        log(
          `message ${record.id} may not be stored, and its sender was told so: ${nameError(error)}`,
        );
        return { unconfirmed: true };
      }
      log(`a message was NOT accepted, and its sender was told so: ${nameError(error)}`);
      const isFull = error instanceof StoreFullError && { isFull: true as const };
      return { error: { code: "unavailable" }, ...isFull };
    }
  };

  /** Resolves once the message is safe or its sender can be answered why not. Never rejects. */
  return (record: MessageRecord, client: string): Promise<IngestOutcome> => {
    const same = pending.get(record.id);
    if (same) return same;
    const work = acceptOnce(record, client).finally(() => pending.delete(record.id));
    pending.set(record.id, work);
    return work;
  };
}

export type Ingest = ReturnType<typeof createIngest>;
