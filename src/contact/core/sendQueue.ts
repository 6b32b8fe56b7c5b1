/** How often something failed in a row, and until when it is left alone (the clock's milliseconds). */
export interface Wait {
  failures: number;
  until: number;
}

export interface SendQueueOptions {
  /** Milliseconds to wait after so many failures in a row, from 1. */
  retryDelay: (failures: number) => number;
  now: () => number;
}

/** When each message may be tried again, and which comes first. */
export interface SendQueue {
  /** A message failed on its own account: the others do not wait for it. */
  putOff: (id: string) => Wait;
  /**
   * The mail server was not there, or was gone half-way, at this message: all that wait by now are
   * held back. What comes in later is tried once, for it may have been the message.
   */
  holdBack: (id: string, waiting: readonly string[]) => Wait;
  /** The mail server answered: nothing is held back any more. */
  release: () => void;
  /** When a message may be tried again, in the clock's milliseconds; 0 is at once. */
  dueAt: (id: string) => number;
  /** Those that failed least come first, and keep their order otherwise. */
  order: (ids: readonly string[]) => string[];
  /** Forgets every message but these. */
  keepOnly: (ids: readonly string[]) => void;
}

/**
 * Each message's failures are counted apart from the server's, so that one at which the server
 * always hangs up comes last and waits alone.
 */
export function createSendQueue({ retryDelay, now }: SendQueueOptions): SendQueue {
  const own = new Map<string, Wait>();
  let server: Wait | undefined;
  let held: ReadonlySet<string> = new Set();

  const postpone = (before: Wait | undefined): Wait => {
    const failures = (before?.failures ?? 0) + 1;
    return { failures, until: now() + retryDelay(failures) };
  };
  const putOff = (id: string): Wait => {
    const wait = postpone(own.get(id));
    own.set(id, wait);
    return wait;
  };
  const failuresOf = (id: string) => own.get(id)?.failures ?? 0;

  return {
    putOff,
    holdBack: (id, waiting) => {
      putOff(id);
      // What came in during the wait and failed as well says nothing new about the server.
      const stillWaiting = server !== undefined && server.until > now();
      server = server && stillWaiting ? server : postpone(server);
      held = new Set(waiting);
      return server;
    },
    release: () => {
      server = undefined;
      held = new Set();
    },
    dueAt: (id) => Math.max(held.has(id) ? (server?.until ?? 0) : 0, own.get(id)?.until ?? 0),
    order: (ids) => [...ids].sort((a, b) => failuresOf(a) - failuresOf(b)),
    keepOnly: (ids) => {
      const kept = new Set(ids);
      for (const id of own.keys()) if (!kept.has(id)) own.delete(id);
    },
  };
}
