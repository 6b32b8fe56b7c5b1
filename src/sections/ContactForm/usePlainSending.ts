import { useEffect, useEffectEvent, type Dispatch, type RefObject } from "react";
import { afterPaint } from "../../components/afterPaint";
import { loadToastArea } from "../../components/Toasts/toasts";
import { keyOf, markPosted, saveKey } from "./draft";
import type { FormAction, FormState } from "./formState";
import { useAwayNotice } from "./useAwayNotice";

/** How long a message waits for the form's code before the browser sends it itself, in milliseconds. */
const codeLimit = 8000;
/** After so many milliseconds on the same page, the browser was stopped or is getting nowhere. */
const leavingLimit = 20_000;

export interface PlainSendingOptions {
  formRef: RefObject<HTMLFormElement | null>;
  state: FormState;
  dispatch: Dispatch<FormAction>;
  /** Resolves once the form's code is there, rejects when it cannot be fetched. */
  load: () => Promise<void>;
}

/**
 * What "send" does while the form's code is not there: it waits for the code, which then sends, and
 * if that does not come, the browser sends the form by itself.
 */
export function usePlainSending({ formRef, state, dispatch, load }: PlainSendingOptions): void {
  const tellAway = useAwayNotice();
  const sender = state.phase === "sending" ? state.sender : undefined;

  const post = useEffectEvent(() => {
    const form = formRef.current;
    if (!form || sender !== "nobody") return;
    markPosted(keyOf(form));
    saveKey(form);
    dispatch({ type: "send", sender: "browser" });
    form.submit();
  });
  useEffect(() => {
    if (sender !== "nobody" && sender !== "browser") return;
    if (sender === "browser") {
      const timer = window.setTimeout(() => dispatch({ type: "reset" }), leavingLimit);
      return () => window.clearTimeout(timer);
    }
    const timer = window.setTimeout(() => post(), codeLimit);
    // Evaluating code takes a slow phone longer than the answer to a touch may.
    const callOff = afterPaint(() => {
      load().catch(() => post());
      // Whoever goes on to another page sees the outcome there, with a connection or without.
      loadToastArea().catch(() => undefined);
    });
    return () => {
      window.clearTimeout(timer);
      callOff();
    };
  }, [sender, load, dispatch]);

  const reset = useEffectEvent(() => {
    if (sender === "nobody" || sender === "browser") dispatch({ type: "reset" });
  });
  // The visitor has gone to another page of the site before anything was sent.
  const abandon = useEffectEvent(() => {
    if (sender === "nobody") tellAway("failed");
  });
  useEffect(() => {
    // Back brings the page as it was left, and nothing is under way in it any more.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      abandon();
    };
  }, []);
}
