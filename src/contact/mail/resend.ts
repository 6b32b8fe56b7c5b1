import type { StoredMessage } from "../store/record";
import type { Store } from "../store/store";
import { lockMs } from "./delivery";
import type { Send } from "./mail";
import { describeAnswer } from "./sendOutcome";

/**
 * Sends a message now, as it stands at this moment: since it was listed the server may have sent it,
 * wholly or to some. Says how that went.
 */
export async function resend(
  { store, send, now }: { store: Store; send: Send; now: () => number },
  { id, status }: Pick<StoredMessage, "id" | "status">,
): Promise<{ sent: boolean; report: string }> {
  const message = await store.claimOne(id, status, now(), now() + lockMs);
  if (!message) {
    const report = `${id} is no longer ${status}, or is being sent at this moment.`;
    return { sent: false, report };
  }
  const outcome = await send(message);
  if (outcome.kind === "sent") {
    await store.settle(id, { status: "sent", reached: [], nextAttemptAt: 0 });
    return { sent: true, report: `${id} was sent.` };
  }
  const { failure } = outcome;
  const answer = describeAnswer(failure);
  const isRefused = failure.cause === "content";
  const isPartly = outcome.kind === "partly";
  await store.settle(id, {
    status: isRefused && status === "new" ? "bad" : status,
    reached: isPartly ? [...new Set([...message.reached, ...outcome.reached])] : message.reached,
    nextAttemptAt: message.nextAttemptAt,
    lastAnswer: answer,
    answeredAt: new Date(now()).toISOString(),
  });
  if (isRefused) return { sent: false, report: `${id} was refused: ${answer}` };
  const report = isPartly
    ? `${id} has not reached ${outcome.missed} of its recipients: ${answer}`
    : `${id} was not sent and stays ${status}: ${answer}`;
  return { sent: false, report };
}
