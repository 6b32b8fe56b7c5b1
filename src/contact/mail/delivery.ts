import { type Log, locateError } from "../log";
import type { StoredMessage } from "../store/record";
import type { Hold, Settlement, Store } from "../store/store";
import type { Send } from "./mail";
import { createReport } from "./report";
import { type DeliveryOutcome, describeAnswer, type Failure } from "./sendOutcome";
import { formatDuration } from "../time";

export interface DeliveryOptions {
  store: Pick<Store, "claim" | "nextDue" | "settle">;
  send: Send;
  log: Log;
  /** Milliseconds to wait after so many failures in a row, from 1. */
  retryDelay: (failures: number) => number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Sends what waits in the store, over and over until the mail server has answered for each message. */
export interface Delivery {
  /** Looks for messages now, and from then on by itself. */
  wake: () => void;
  /** Sends what is due. Begins no further mail after this many milliseconds. */
  flush: (budgetMs: number) => Promise<void>;
  /** Stops; resolves when no mail is under way any more. */
  close: () => Promise<void>;
}

/** How often to look for messages that another process stored, in milliseconds. */
const lookEveryMs = 60_000;

/**
 * How long a message is locked while it is being sent, in milliseconds: longer than that may take.
 * After a crash it is sent again once the lock has run out.
 */
export const lockMs = 90_000;

/** Half a minute, doubled with each failure, up to an hour. */
export const defaultRetryDelay = (failures: number) =>
  Math.min(30_000 * 2 ** (failures - 1), 3_600_000);

/** Whether a failure says that the other messages would fail as well. */
const holdsAll = ({ cause }: Failure) =>
  cause === "away" || cause === "busy" || cause === "settings";

const nothingHeld: Hold & { failures: number } = { before: "", until: 0, failures: 0 };

/**
 * At least once: a message stays new until the mail server has taken or refused it, so that a crash
 * in between sends it again, with the same Message-ID. Where only the database fails, the outcome is
 * remembered until it can be recorded, and nothing is sent twice.
 */
export function createDelivery({ store, send, log, retryDelay, now }: DeliveryOptions): Delivery {
  /** Back-off: messages received before `before` wait until `until`; later ones are tried once. */
  let hold = nothingHeld;
  const report = createReport(log, now);
  const unrecorded = new Map<string, Settlement>();
  let databaseFailures = 0;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const describeWait = (failures: number, until: number) =>
    `attempt ${failures}, next in ${formatDuration(until - now())}`;

  /** Holds all messages back. Failures of the server are counted apart from those of a message. */
  const holdBack = (): string => {
    const before = new Date(now()).toISOString();
    // A message that arrives and fails during the wait does not count as another failure of the server.
    const isHeld = hold.until > now();
    const failures = isHeld ? hold.failures : hold.failures + 1;
    hold = { before, failures, until: isHeld ? hold.until : now() + retryDelay(failures) };
    return describeWait(failures, hold.until);
  };

  /** What the outcome means for the message; the log says it. */
  const judge = (message: StoredMessage, outcome: DeliveryOutcome): Settlement => {
    const { id, attempts, reached } = message;
    if (outcome.kind === "sent") {
      log(`message ${id} was sent`);
      report.success();
      return { status: "sent", reached: [], nextAttemptAt: 0 };
    }
    const { failure } = outcome;
    const isPartly = outcome.kind === "partly";
    const all = isPartly ? [...new Set([...reached, ...outcome.reached])] : reached;
    const answeredAt = new Date(now()).toISOString();
    const lastAnswer = describeAnswer(failure);
    if (failure.cause === "content") {
      log(
        `message ${id} was refused (${failure.shown}) and is set aside: npm run contact:outbox -- show ${id}`,
      );
      return { status: "bad", reached: all, nextAttemptAt: 0, lastAnswer, answeredAt };
    }
    const nextAttemptAt = now() + retryDelay(attempts);
    const wait =
      holdsAll(failure) && !isPartly ? holdBack() : describeWait(attempts, nextAttemptAt);
    report.failure(message, outcome, wait);
    return { status: "new", reached: all, nextAttemptAt, lastAnswer, answeredAt };
  };

  const record = async (id: string, settlement: Settlement) => {
    unrecorded.set(id, settlement);
    await store.settle(id, settlement);
    unrecorded.delete(id);
  };

  const sendDue = async (isOver: () => boolean): Promise<void> => {
    for (const [id, settlement] of unrecorded) await record(id, settlement);
    while (!isOver()) {
      const message = await store.claim(now(), now() + lockMs, hold);
      if (!message) return;
      const outcome = await send(message);
      if (outcome.kind !== "failed" || !holdsAll(outcome.failure)) hold = nothingHeld;
      await record(message.id, judge(message, outcome));
    }
  };

  /** Resolves with the milliseconds after which to look again. */
  const tryDue = async (isOver: () => boolean): Promise<number> => {
    try {
      await sendDue(isOver);
      const due = await store.nextDue(hold);
      databaseFailures = 0;
      return due === undefined ? lookEveryMs : Math.min(lookEveryMs, Math.max(0, due - now()));
    } catch (error) {
      databaseFailures += 1;
      const delay = retryDelay(databaseFailures);
      log(`the database fails, next try in ${formatDuration(delay)}: ${locateError(error)}`);
      return delay;
    }
  };

  const run = async (): Promise<void> => {
    const delay = await tryDue(() => closed);
    running = undefined;
    if (closed) return;
    if (wokenMeanwhile) return wake();
    clearTimeout(timer);
    timer = setTimeout(wake, delay);
    // Messages that wait in the database are no reason to keep the process alive.
    timer.unref();
  };

  function wake(): void {
    if (closed) return;
    wokenMeanwhile = running !== undefined;
    running ??= run();
  }

  return {
    wake,
    flush: async (budgetMs) => {
      const end = now() + budgetMs;
      await running;
      await tryDue(() => closed || now() >= end);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
