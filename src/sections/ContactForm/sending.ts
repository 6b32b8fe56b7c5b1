/**
 * Sends a message and keeps track of the pending request, which outlives the page it was sent from: a
 * visitor who went on in the site finds it pending on return, or hears of its outcome wherever they are.
 */
import { isOffline } from "../../components/connection";
import { delayReload } from "../../components/reload";
import { type EndpointAnswer, judge, type SendOutcome } from "./outcome";

/** How long the endpoint may take, in milliseconds; in a function it waits for the mail server. */
const sendLimit = 20_000;
/**
 * How far apart the presses of a double click may be, in milliseconds, by the usual setting of
 * desktops. Before that nothing may take the button's place: the second press would go to it.
 */
const doubleClickMs = 500;

async function readAnswer(response: Response): Promise<EndpointAnswer> {
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "";
  const text = await response.text();
  const answer = { status, headers, isPage: /^text\/html\b/i.test(type) };
  if (!/^application\/json\b/i.test(type)) return answer;
  try {
    return { ...answer, json: JSON.parse(text) as unknown };
  } catch {
    return answer;
  }
}

/** Sends a message to the endpoint. Never rejects for reasons of network or server. */
export async function sendMessage(
  endpoint: string,
  body: Readonly<Record<string, string | number>>,
  limit = sendLimit,
): Promise<SendOutcome> {
  const wasOffline = isOffline();
  // AbortSignal.timeout() is missing in browsers that can do all the rest.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    return judge(await readAnswer(response));
  } catch {
    if (controller.signal.aborted) return { kind: "failed", failure: "timeout" };
    // A browser that was offline from the start has sent nothing.
    if (wasOffline) return { kind: "failed", failure: "offline" };
    return { kind: "failed", failure: isOffline() ? "disconnected" : "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

type Receive = (outcome: SendOutcome) => void;

let isPending = false;
let openForm: Receive | undefined;

/** Whether a request is pending. */
export const isRequestPending = () => isPending;

/** Subscribes to the outcome of the pending request. @returns unsubscribe */
export function receiveOutcome(receive: Receive): () => void {
  openForm = receive;
  return () => {
    if (openForm === receive) openForm = undefined;
  };
}

/**
 * Passes the outcome of a request to the open form. The page is not reloaded before.
 *
 * @param elsewhere receives the outcome when no form is open any more
 */
export function awaitOutcome(request: Promise<SendOutcome>, elsewhere: Receive): void {
  isPending = true;
  const pressed = new Promise((resolve) => setTimeout(resolve, doubleClickMs));
  const delivered = Promise.all([request, pressed]).then(([outcome]) => {
    isPending = false;
    (openForm ?? elsewhere)(outcome);
  });
  delayReload(delivered);
}
