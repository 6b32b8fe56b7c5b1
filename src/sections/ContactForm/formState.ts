/** State and reducer of the form. Pure. */
import type { FieldErrors } from "./useErrorTexts";
import type { Failure } from "./outcome";

/** Why a message was not sent: errors of its fields, or the way to the endpoint. */
export type FailureReason =
  | { kind: "invalidFields"; errors: FieldErrors }
  | { kind: "failed"; failure: Failure; retryAfterSeconds?: number };

/** Who submits: undecided while the form's code is loading, the browser, or the script. */
export type Sender = "nobody" | "browser" | "script";

export interface FormState {
  phase: "idle" | "sending" | "sent" | "failed";
  sender?: Sender;
  /** Why the last attempt failed; stays until the next one has ended. */
  reason?: FailureReason;
  /** Failed attempts so far: each is announced again. */
  attempt: number;
}

export type FormAction =
  | { type: "send"; sender: Sender }
  | { type: "fail"; reason: FailureReason }
  | { type: "succeed" | "reset" };

export const idle: FormState = { phase: "idle", attempt: 0 };

export function formReducer(state: FormState, action: FormAction): FormState {
  const { attempt } = state;
  switch (action.type) {
    case "send":
      return { ...state, phase: "sending", sender: action.sender };
    case "fail":
      return { phase: "failed", reason: action.reason, attempt: attempt + 1 };
    case "succeed":
      return { phase: "sent", attempt };
    case "reset":
      return { phase: "idle", attempt };
  }
}
