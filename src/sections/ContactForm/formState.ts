/** State and reducer of the form. Pure. */
import type { FieldErrors } from "./useErrorTexts";
import type { SendOutcome } from "./outcome";

/** Why the last attempt did not succeed: invalid fields, or a failure to send or to confirm. */
export type FailureReason =
  | { kind: "invalidFields"; errors: FieldErrors }
  | Extract<SendOutcome, { kind: "failed" }>;

export interface FormState {
  phase: "idle" | "sending" | "sent" | "failed";
  /** Why the last attempt failed; stays until the next one has ended. */
  reason?: FailureReason;
  /** Number of failed attempts. Used as a key, so that each failure is announced. */
  attempt: number;
  /** Whether a saved draft filled in any field. */
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
