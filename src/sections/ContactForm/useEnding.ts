import { useRef, useState } from "react";
import type { SendOutcome } from "./sendMessage";
import type { FieldErrors } from "./useFaultWords";

/** What the last try to send came to. */
export type Ending =
  | { kind: "none" | "sent" }
  | { kind: "faults"; errors: FieldErrors }
  | Extract<SendOutcome, { kind: "failed" }>;

/** The last ending; `attempt` makes the notice of each one a new one. */
export function useEnding() {
  const [result, setResult] = useState<Ending & { attempt: number }>({ kind: "none", attempt: 0 });
  const sent = useRef(false);
  return {
    result,
    end: (ending: Ending) => {
      sent.current = ending.kind === "sent";
      setResult(({ attempt }) => ({ ...ending, attempt: attempt + 1 }));
    },
    /** Whether it was a success, known before anything is rendered anew. */
    isSent: () => sent.current,
  };
}
