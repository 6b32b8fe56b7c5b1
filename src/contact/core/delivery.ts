import { type Log, locateError } from "./log";
import type { Send } from "./mail";
import type { Spool } from "./spool";

export interface DeliveryOptions {
  spool: Spool;
  send: Send;
  log: Log;
  /** Milliseconds to wait after so many failures in a row, from 1. */
  retryDelay: (failures: number) => number;
  now: () => number;
}

/** Sends what is in the spool, over and over until the mail server has answered for each message. */
export interface Delivery {
  /** Looks for messages now, and from then on by itself. */
  wake: () => void;
  /** Stops; resolves when no mail is under way any more. */
  close: () => Promise<void>;
}

/** How often to look for messages that another process put into the spool, in milliseconds. */
const lookEveryMs = 60_000;

interface Wait {
  failures: number;
  until: number;
}

/** Half a minute, doubled with each failure, up to an hour. */
export const defaultRetryDelay = (failures: number) =>
  Math.min(30_000 * 2 ** (failures - 1), 3_600_000);

/**
 * At least once: a message leaves `new` only after the mail server took or refused it, so that a
 * crash in between sends it again, with the same Message-ID.
 */
export function createDelivery({ spool, send, log, retryDelay, now }: DeliveryOptions): Delivery {
  /** Messages that wait on their own account. */
  const waits = new Map<string, Wait>();
  /** The wait of all messages, when the server takes none. */
  let serverWait: Wait | undefined;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const postpone = (before: Wait | undefined): Wait => {
    const failures = (before?.failures ?? 0) + 1;
    return { failures, until: now() + retryDelay(failures) };
  };
  const tellWait = ({ failures, until }: Wait) =>
    `attempt ${failures}, next in ${Math.ceil((until - now()) / 1000)} s`;

  /** Whether the message is done with. */
  const sendOne = async (id: string): Promise<boolean> => {
    const record = await spool.read("new", id);
    if (!record) return true;
    const outcome = await send(record);
    if (outcome.kind === "later" && outcome.server) {
      serverWait = postpone(serverWait);
      log(`the mail server is out of reach (${outcome.code}): ${tellWait(serverWait)}`);
      return false;
    }
    serverWait = undefined;
    if (outcome.kind === "later") {
      const wait = postpone(waits.get(id));
      waits.set(id, wait);
      log(`message ${id} was put off by the mail server (${outcome.code}): ${tellWait(wait)}`);
      return false;
    }
    if (outcome.kind === "refused") {
      await spool.refuse(record, outcome.response, now());
      log(`message ${id} was refused for good (${outcome.code}) and set aside in bad/`);
      return true;
    }
    await spool.move(id, "new", "sent");
    const refused = outcome.refusedRecipients;
    log(`message ${id} was sent${refused > 0 ? `, but ${refused} recipients were refused` : ""}`);
    return true;
  };

  /** When a message may be tried again, in the clock's milliseconds; 0 is at once. */
  const dueAt = (id: string) => Math.max(serverWait?.until ?? 0, waits.get(id)?.until ?? 0);

  const trySend = async (id: string): Promise<boolean> => {
    try {
      return await sendOne(id);
    } catch (error) {
      const wait = postpone(waits.get(id));
      waits.set(id, wait);
      log(`message ${id} cannot be handled: ${tellWait(wait)}: ${locateError(error)}`);
      return false;
    }
  };

  /** Tries every message that is due; the ids of those that are still to be sent. */
  const sendDue = async (): Promise<string[]> => {
    const ids = await spool.list("new");
    const remaining: string[] = [];
    for (const id of ids) {
      const done = !closed && dueAt(id) <= now() && (await trySend(id));
      if (!done) remaining.push(id);
    }
    for (const id of waits.keys()) if (!remaining.includes(id)) waits.delete(id);
    return remaining;
  };

  const sleep = (remaining: readonly string[]) => {
    const next = remaining.map((id) => Math.max(0, dueAt(id) - now()));
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(lookEveryMs, ...next));
    // Messages that wait on disk are no reason to keep the process alive.
    timer.unref();
  };

  const run = async (): Promise<void> => {
    let remaining: string[] = [];
    try {
      remaining = await sendDue();
    } catch (error) {
      log(`the spool cannot be read: ${locateError(error)}`);
    }
    running = undefined;
    if (closed) return;
    if (wokenMeanwhile) wake();
    else sleep(remaining);
  };

  function wake(): void {
    if (closed) return;
    wokenMeanwhile = running !== undefined;
    running ??= run();
  }

  return {
    wake,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
