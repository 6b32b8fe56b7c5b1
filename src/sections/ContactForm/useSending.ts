import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { SendOutcome } from "./sendMessage";
import { awaitOutcome, isUnderWay, receiveOutcome } from "./sending";

export interface SendingOptions {
  onOutcome: (outcome: SendOutcome) => void;
  /** The visitor has left the form before the end. */
  onElsewhere: (outcome: SendOutcome) => void;
}

/** The message that is on its way, from this visit of the form or an earlier one. */
export function useSending({ onOutcome, onElsewhere }: SendingOptions) {
  const [busy, setBusy] = useState(isUnderWay);
  const receive = useEffectEvent((outcome: SendOutcome) => {
    setBusy(false);
    onOutcome(outcome);
  });
  useLayoutEffect(() => {
    // It may have ended between the first render and this.
    setBusy(isUnderWay());
    return receiveOutcome((outcome) => receive(outcome));
  }, []);
  return {
    busy,
    send: (request: Promise<SendOutcome>) => {
      setBusy(true);
      void awaitOutcome(request, onElsewhere);
    },
  };
}
