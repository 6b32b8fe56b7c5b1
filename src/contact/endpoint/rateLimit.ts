/** Counts what each client sent; see createRateLimit. */
export interface RateLimit {
  /** Takes one from the client's share: 0, or the seconds until there is one again. */
  take: (client: string) => number;
  /** Gives one back, for a message that was not stored. */
  giveBack: (client: string) => void;
  /** How many clients are remembered at present. */
  known: () => number;
}

const windowMs = 10 * 60 * 1000;
/** How often finished windows, and the addresses with them, are forgotten. */
const sweepMs = 60 * 1000;

/**
 * A limit of so many messages per client in ten minutes, counted from the first; 0 is no limit.
 * The counts live in this process's memory, for eleven minutes at most.
 */
export function createRateLimit(limit: number, now: () => number): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweep: NodeJS.Timeout | undefined;

  const forgetFinished = () => {
    const time = now();
    for (const [client, { endsAt }] of windows) if (endsAt <= time) windows.delete(client);
    if (windows.size > 0) return;
    clearInterval(sweep);
    sweep = undefined;
  };
  const open = (client: string, time: number) => {
    windows.set(client, { count: 1, endsAt: time + windowMs });
    // Counts are no reason to keep the process alive.
    sweep ??= setInterval(forgetFinished, sweepMs).unref();
  };

  return {
    take: (client) => {
      if (limit === 0) return 0;
      const time = now();
      const window = windows.get(client);
      if (!window || window.endsAt <= time) {
        open(client, time);
        return 0;
      }
      if (window.count >= limit) return Math.ceil((window.endsAt - time) / 1000);
      window.count += 1;
      return 0;
    },
    giveBack: (client) => {
      const window = windows.get(client);
      if (window) window.count -= 1;
    },
    known: () => windows.size,
  };
}
