import type { StoredMessage } from "../store/record";
import type { Store } from "../store/store";
import { lockMs } from "./delivery";
import type { Send } from "./mail";

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
  const isRefused = outcome.kind === "refused";
  const isPartly = outcome.kind === "partly";
  const code = String(outcome.code);
  await store.settle(id, {
    status: isRefused && status === "new" ? "bad" : status,
    reached: isPartly ? [...new Set([...message.reached, ...outcome.reached])] : message.reached,
    nextAttemptAt: message.nextAttemptAt,
    lastAnswer: isRefused ? outcome.response : code,
    answeredAt: new Date(now()).toISOString(),
  });
  if (isRefused) return { sent: false, report: `${id} was refused: ${outcome.response}` };
  const report = isPartly
    ? `${id} has not reached ${outcome.missed} of its recipients (${code}).`
    : `${id} was not sent (${code}) and stays ${status}.`;
  return { sent: false, report };
}
