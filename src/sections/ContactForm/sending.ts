/**
 * The message that is on its way. It outlives the page it was sent from: a visitor who has gone on
 * in the site finds it under way when they come back, or hears of its end wherever they are.
 */
import { loadToastArea } from "../../components/Toasts/toasts";
import type { SendOutcome } from "./sendMessage";

/**
 * How far apart the presses of a double click may be, in milliseconds, by the usual setting of
 * desktops. Before that nothing may take the button's place: the second press would go to it.
 */
const doubleClickMs = 500;

type Receive = (outcome: SendOutcome) => void;

let underWay = false;
let form: Receive | undefined;

/** Whether a message is on its way. */
export const isUnderWay = () => underWay;

/** For a form that is open: gets the outcome of whatever is under way; returns what ends that. */
export function receiveOutcome(receive: Receive): () => void {
  form = receive;
  return () => {
    if (form === receive) form = undefined;
  };
}

/**
 * Tells the form that is open what a request has come to.
 *
 * @param elsewhere is told instead when no form is open any more
 */
export async function awaitOutcome(
  request: Promise<SendOutcome>,
  elsewhere: Receive,
): Promise<void> {
  underWay = true;
  // The end may be that the connection is gone. A failure is seen to when the toast is shown.
  loadToastArea().catch(() => undefined);
  const pressed = new Promise((resolve) => setTimeout(resolve, doubleClickMs));
  const [outcome] = await Promise.all([request, pressed]);
  underWay = false;
  (form ?? elsewhere)(outcome);
}
