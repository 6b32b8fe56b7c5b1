import { loadToastArea } from "../../components/Toasts/toasts";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** How long a message waits for the form's code before the browser sends it itself, in milliseconds. */
const engineLimit = 8000;
/** After so many milliseconds on the same page, the browser was stopped or is getting nowhere. */
const leavingLimit = 20_000;

export interface PlainSendingOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** Resolves once the form's code is there, rejects when it cannot be fetched. */
  load: () => Promise<void>;
  /** The form is about to be sent by the browser. */
  onLeave: (form: HTMLFormElement) => void;
  /** The visitor has gone to another page of the site before anything was sent. */
  onAbandoned: () => void;
}

/**
 * What "send" does while the form's code is not there: it waits for the code, which then sends, and
 * if that does not come, the browser sends the form by itself.
 */
export function usePlainSending({ formRef, load, onLeave, onAbandoned }: PlainSendingOptions) {
  const [phase, setPhase] = useState<"quiet" | "waiting" | "leaving">("quiet");
  const timer = useRef<number>(undefined);
  const waiting = useRef(false);

  const enter = (next: typeof phase) => {
    window.clearTimeout(timer.current);
    waiting.current = next === "waiting";
    setPhase(next);
  };
  const release = useEffectEvent(() => enter("quiet"));
  const abandon = useEffectEvent(() => {
    if (waiting.current) onAbandoned();
    waiting.current = false;
    window.clearTimeout(timer.current);
  });

  useEffect(() => {
    // Back brings the page as it was left, and nothing is under way in it any more.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      abandon();
    };
  }, []);

  const leave = () => {
    const form = formRef.current;
    if (!form || !waiting.current) return;
    onLeave(form);
    enter("leaving");
    timer.current = window.setTimeout(() => enter("quiet"), leavingLimit);
    form.submit();
  };

  return {
    phase,
    /** The visitor has pressed "send". */
    start: () => {
      if (phase !== "quiet") return;
      enter("waiting");
      // Whoever goes on to another page is told there, with a connection or without.
      loadToastArea().catch(() => undefined);
      timer.current = window.setTimeout(leave, engineLimit);
      load().catch(leave);
    },
    /** The form's code has taken over. */
    release: () => enter("quiet"),
  };
}
