import type { Spool } from "./spool";

/** Why a message found no room. Its code names the setting, for the log. */
export class SpoolFullError extends Error {
  override name = "SpoolFullError";
  readonly code = "CONTACT_SPOOL_LIMIT";
}

/** Room for messages in a spool. */
export interface Capacity {
  /** Does what stores one message. Rejects with SpoolFullError, doing nothing, when there is no room. */
  fill: (store: () => Promise<void>) => Promise<void>;
}

/**
 * Room for so many messages, sent ones included, so that a flood cannot fill the disk; 0 is no limit.
 * They are counted on disk when the limit seems reached, since other processes delete some.
 */
export function createCapacity(spool: Pick<Spool, "count">, limit: number): Capacity {
  let stored = Infinity;
  let underWay = 0;
  let counting: Promise<void> | undefined;
  const isFull = () => stored + underWay >= limit;

  const count = async () => {
    try {
      stored = await spool.count();
    } finally {
      counting = undefined;
    }
  };
  const reserve = async () => {
    if (isFull()) await (counting ??= count());
    if (isFull()) throw new SpoolFullError(`The spool holds its ${limit} messages.`);
    underWay += 1;
  };

  return {
    fill: async (store) => {
      if (limit === 0) return store();
      await reserve();
      try {
        await store();
        stored += 1;
      } finally {
        underWay -= 1;
      }
    },
  };
}
