import { type Log, locateError } from "./log";
import type { Send } from "./mail";
import type { MessageRecord } from "./record";
import type { SendOutcome } from "./sendOutcome";
import { createSendQueue, type SendQueueOptions, type Wait } from "./sendQueue";
import type { Spool } from "./spool";

export interface DeliveryOptions extends SendQueueOptions {
  spool: Spool;
  send: Send;
  log: Log;
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

/** Half a minute, doubled with each failure, up to an hour. */
export const defaultRetryDelay = (failures: number) =>
  Math.min(30_000 * 2 ** (failures - 1), 3_600_000);

type Answered = Exclude<SendOutcome, { kind: "later" }>;

const serverFaults = {
  server: "the mail server is out of reach",
  settings:
    "the mail server lets NOTHING through: check SMTP_URL, CONTACT_FROM and CONTACT_TO, and restart",
};

/**
 * At least once: a message leaves `new` only after the mail server took or refused it, so that a
 * crash in between sends it again, with the same Message-ID. Where only the disk fails, the answer is
 * remembered until it can be recorded, and nothing is sent twice.
 */
export function createDelivery({ spool, send, log, ...queueing }: DeliveryOptions): Delivery {
  const { now } = queueing;
  const queue = createSendQueue(queueing);
  /** What the mail server has answered for messages whose files do not say so yet. */
  const unrecorded = new Map<string, Answered>();
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const tellWait = ({ failures, until }: Wait) =>
    `attempt ${failures}, next in ${Math.ceil((until - now()) / 1000)} s`;

  const putOff = (id: string, reason: string) =>
    log(`message ${id} ${reason}: ${tellWait(queue.putOff(id))}`);

  /** Whether the mail server has answered for the message, one way or the other. */
  const settle = async (record: MessageRecord, outcome: Answered): Promise<boolean> => {
    const { id } = record;
    if (outcome.kind === "partly") {
      const reached = [...new Set([...(record.reached ?? []), ...outcome.reached])];
      await spool.update("new", { ...record, reached });
      putOff(id, `has not reached ${outcome.missed} of its recipients (${outcome.code})`);
      return false;
    }
    if (outcome.kind === "refused") {
      await spool.refuse(record, outcome.response, now());
      log(`message ${id} was refused for good (${outcome.code}) and set aside in bad/`);
      return true;
    }
    await spool.move(id, "new", "sent");
    log(`message ${id} was sent`);
    return true;
  };

  /** As `settle`; what could not be recorded is remembered for the next time. */
  const settleOnce = async (record: MessageRecord, outcome: Answered): Promise<boolean> => {
    unrecorded.set(record.id, outcome);
    const done = await settle(record, outcome);
    unrecorded.delete(record.id);
    return done;
  };

  /** Whether the message is done with. */
  const sendOne = async (id: string, waiting: readonly string[]): Promise<boolean> => {
    const record = await spool.read("new", id);
    if (!record) return true;
    const answered = unrecorded.get(id);
    if (answered) return settleOnce(record, answered);
    const outcome = await send(record);
    if (outcome.kind === "later" && outcome.fault !== "message") {
      const wait = queue.holdBack(id, waiting);
      log(`${serverFaults[outcome.fault]} (${outcome.code}): ${tellWait(wait)}`);
      return false;
    }
    queue.release();
    if (outcome.kind !== "later") return settleOnce(record, outcome);
    putOff(id, `was put off by the mail server (${outcome.code})`);
    return false;
  };

  const trySend = async (id: string, waiting: readonly string[]): Promise<boolean> => {
    try {
      return await sendOne(id, waiting);
    } catch (error) {
      log(`message ${id} cannot be handled: ${tellWait(queue.putOff(id))}: ${locateError(error)}`);
      return false;
    }
  };

  /** Tries every message that is due; the ids of those that are still to be sent. */
  const sendDue = async (): Promise<string[]> => {
    const ids = queue.order(await spool.list("new"));
    const remaining: string[] = [];
    for (const id of ids) {
      const done = !closed && queue.dueAt(id) <= now() && (await trySend(id, ids));
      if (!done) remaining.push(id);
    }
    queue.keepOnly(remaining);
    for (const id of unrecorded.keys()) if (!remaining.includes(id)) unrecorded.delete(id);
    return remaining;
  };

  const sleep = (remaining: readonly string[]) => {
    const next = remaining.map((id) => Math.max(0, queue.dueAt(id) - now()));
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
