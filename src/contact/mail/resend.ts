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
  const message = await store.claimOne({ id, status }, now(), now() + lockMs);
  if (!message) {
    const report = `${id} is no longer ${status}, or is being sent at this moment.`;
    return { sent: false, report };
  }
  const { nextAttemptAt, reached, lastAnswer, answeredAt } = message;
  const before = { status, nextAttemptAt, reached, lastAnswer, answeredAt };
  const answered = (text: string) => ({
    lastAnswer: text,
    answeredAt: new Date(now()).toISOString(),
  });
  const outcome = await send(message);
  if (outcome.kind === "sent") {
    await store.settle(id, { status: "sent", reached: [], nextAttemptAt: 0 });
    return { sent: true, report: `${id} was sent.` };
  }
  if (outcome.kind === "refused") {
    const settled = status === "new" ? "bad" : status;
    await store.settle(id, { ...before, status: settled, ...answered(outcome.response) });
    return { sent: false, report: `${id} was refused: ${outcome.response}` };
  }
  const code = String(outcome.code);
  if (outcome.kind === "partly") {
    const both = [...new Set([...reached, ...outcome.reached])];
    await store.settle(id, { ...before, reached: both, ...answered(code) });
    const report = `${id} has not reached ${outcome.missed} of its recipients (${code}).`;
    return { sent: false, report };
  }
  await store.settle(id, { ...before, ...answered(code) });
  return { sent: false, report: `${id} was not sent (${code}) and stays ${status}.` };
}
