import type { Log } from "../log";
import type { StoredMessage } from "../store/record";
import { adviceFor, type DeliveryOutcome, type Failure } from "./sendOutcome";

/** How long the same trouble is not explained again, in milliseconds. */
const explainEveryMs = 6 * 60 * 60 * 1000;

type Unsent = Exclude<DeliveryOutcome, { kind: "sent" }>;

/** What the mail server's failure means for all messages. Nothing in it was written by a visitor. */
export function describeFailure(failure: Failure): string {
  const { cause, shown } = failure;
  if (cause === "settings") {
    return `the mail server lets NOTHING through (${shown}): ${adviceFor(failure)}`;
  }
  if (cause === "busy") return `the mail server takes nothing for now (${shown})`;
  return `the mail server is out of reach (${shown})`;
}

function explain({ id, reached }: StoredMessage, outcome: Unsent): string {
  const { failure } = outcome;
  const { cause, shown } = failure;
  const advice = adviceFor(failure);
  if (outcome.kind === "partly" || reached.length > 0) {
    const missed = outcome.kind === "partly" ? `${outcome.missed} of its` : "all its other";
    return `message ${id} has not reached ${missed} recipients (${shown})${advice && `: ${advice}`}`;
  }
  if (cause === "putOff") return `message ${id} was put off by the mail server (${shown})`;
  if (cause === "unclear") {
    return `message ${id} was turned away for a reason that is NOT CLEAR (${shown}): see npm run contact:outbox -- show ${id}`;
  }
  return describeFailure(failure);
}

/**
 * Reports failures to the operator: in full when the trouble is new and every six hours while it
 * lasts, otherwise in one short line per attempt. A message that was put off is always reported in
 * full.
 */
export function createReport(log: Log, now: () => number) {
  const explained = new Map<string, number>();
  return {
    failure: (message: StoredMessage, outcome: Unsent, wait: string) => {
      const { cause, code } = outcome.failure;
      const key = `${outcome.kind} ${cause} ${code}`;
      const isKnown = now() - (explained.get(key) ?? -Infinity) < explainEveryMs;
      if (isKnown && cause !== "putOff") {
        log(`message ${message.id} still waits (${code}): ${wait}`);
        return;
      }
      explained.set(key, now());
      log(`${explain(message, outcome)}; it is kept and tried again: ${wait}`);
    },
    /** What was wrong is over: should it come back, it is news. */
    success: () => explained.clear(),
  };
}
