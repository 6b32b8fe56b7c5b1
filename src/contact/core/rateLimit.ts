/** Counts what each client sent; see createRateLimit. */
export interface RateLimit {
  /** Takes one from the client's share: 0, or the seconds until there is one again. */
  take: (client: string) => number;
  /** Gives one back that came to nothing. */
  giveBack: (client: string) => void;
}

const windowMs = 10 * 60 * 1000;
/** Finished windows are cleared out when so many clients are known, which bounds the memory. */
const clearAbove = 10_000;

/**
 * A limit of so many messages per client in ten minutes, counted from the first; 0 is no limit.
 * The counts live in this process's memory.
 */
export function createRateLimit(limit: number, now: () => number): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  let clearedAt = 0;

  const clearFinished = (time: number) => {
    if (windows.size < clearAbove || time < clearedAt + windowMs / 10) return;
    clearedAt = time;
    for (const [client, { endsAt }] of windows) if (endsAt <= time) windows.delete(client);
  };

  return {
    take: (client) => {
      if (limit === 0) return 0;
      const time = now();
      clearFinished(time);
      const open = windows.get(client);
      if (!open || open.endsAt <= time) {
        windows.set(client, { count: 1, endsAt: time + windowMs });
        return 0;
      }
      if (open.count >= limit) return Math.ceil((open.endsAt - time) / 1000);
      open.count += 1;
      return 0;
    },
    giveBack: (client) => {
      const open = windows.get(client);
      if (open) open.count -= 1;
    },
  };
}
