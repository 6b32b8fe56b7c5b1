import type { Accepted, Refused, Unconfirmed } from "../contract";
import { SpoolFullError } from "./capacity";
import { type Keeper, UnconfirmedError } from "./keepers";
import { type Log, nameError } from "./log";
import type { RateLimit } from "./rateLimit";
import type { MessageRecord } from "./record";

export type IntakeOutcome = (Accepted | Refused | Unconfirmed) & {
  retryAfterSeconds?: number;
  /** Set where there is no room for messages at present. */
  isFull?: true;
};

/**
 * Takes messages in, each one once: a repetition gets the first one's answer, also while that one is
 * still under way, and costs nothing of the client's share.
 */
export function createIntake(keeper: Keeper, limit: RateLimit, log: Log) {
  const underWay = new Map<string, Promise<IntakeOutcome>>();

  const keep = async (record: MessageRecord, client: string): Promise<IntakeOutcome> => {
    const retryAfterSeconds = limit.take(client);
    if (retryAfterSeconds > 0) return { error: { code: "rateLimited" }, retryAfterSeconds };
    try {
      await keeper.keep(record);
    } catch (error) {
      limit.giveBack(client);
      throw error;
    }
    log(`message ${record.id} was taken in`);
    return { id: record.id };
  };

  const takeOnce = async (record: MessageRecord, client: string): Promise<IntakeOutcome> => {
    try {
      return (await keeper.has(record.id)) ? { id: record.id } : await keep(record, client);
    } catch (error) {
      if (error instanceof UnconfirmedError) {
        log(
          `message ${record.id} may not have arrived, and its sender was told so (${error.code})`,
        );
        return { unconfirmed: true };
      }
      log(`a message was NOT taken in, and its sender was told so: ${nameError(error)}`);
      const isFull = error instanceof SpoolFullError && { isFull: true as const };
      return { error: { code: "unavailable" }, ...isFull };
    }
  };

  /** Resolves once the message is safe or its sender can be told why not. Never rejects. */
  return (record: MessageRecord, client: string): Promise<IntakeOutcome> => {
    const same = underWay.get(record.id);
    if (same) return same;
    const work = takeOnce(record, client).finally(() => underWay.delete(record.id));
    underWay.set(record.id, work);
    return work;
  };
}

export type Intake = ReturnType<typeof createIntake>;
