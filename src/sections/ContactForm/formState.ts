/** State and reducer of the form. Pure. */
import type { FieldErrors } from "./useErrorTexts";
import type { Failure } from "./outcome";

/** Why a message was not sent: errors of its fields, or the way to the endpoint. */
export type FailureReason =
  | { kind: "invalidFields"; errors: FieldErrors }
  | { kind: "failed"; failure: Failure; retryAfterSeconds?: number };

export interface FormState {
  phase: "idle" | "sending" | "sent" | "failed";
  /** Why the last attempt failed; stays until the next one has ended. */
  reason?: FailureReason;
  /** Failed attempts so far: each is announced again. */
  attempt: number;
  /** Whether a draft has brought something back. */
  restored: boolean;
}

export type FormAction =
  | { type: "fail"; reason: FailureReason }
  | { type: "restore" | "send" | "succeed" | "reset" };

export const idle: FormState = { phase: "idle", attempt: 0, restored: false };

export function formReducer(state: FormState, action: FormAction): FormState {
  const { attempt, restored } = state;
  switch (action.type) {
    case "restore":
      return { ...state, restored: true };
    case "send":
      return { ...state, phase: "sending" };
    case "fail":
      return { phase: "failed", reason: action.reason, attempt: attempt + 1, restored };
    case "succeed":
      return { phase: "sent", attempt, restored: false };
    case "reset":
      return { phase: "idle", attempt, restored: false };
  }
}
