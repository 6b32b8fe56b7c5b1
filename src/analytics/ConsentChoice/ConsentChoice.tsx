import { withPrefix } from "gatsby";
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { localizePath } from "../../i18n/paths";
import type { Language } from "../../i18n/languages";
import { readConsent, rememberConsent, watchConsent, type Consent } from "../consent";
import { measurementId } from "../measurementId";
import { choiceSlot } from "../slot";
import { countPageView, startTag, tellTag } from "../tag";
import { useConsentHeight } from "./useConsentHeight";
import { consentWords } from "./words";
import * as classes from "./ConsentChoice.module.css";

/** How long a screen reader gets to notice the place it listens to, in milliseconds. */
const announcementDelay = 200;

export interface ConsentChoiceProps {
  /** The page that is shown, once it has a title: a view is counted whenever it changes. */
  page: { path: string; title: string } | undefined;
  language: Language;
}

/**
 * Asks once whether visits may be measured, and keeps a way in the footer to change the answer.
 * A page view is counted only once the visitor has accepted; who has rejected on an earlier visit
 * does not even load the tag.
 */
export function ConsentChoice({ page, language }: ConsentChoiceProps) {
  const { consent: words } = consentWords[language];
  const [answer, setAnswer] = useState(readConsent);
  const [asking, setAsking] = useState(answer === undefined);
  const [said, setSaid] = useState("");
  const region = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useConsentHeight(region, asking);

  useEffect(() => {
    if (answer !== "rejected") startTag(measurementId);
    if (answer) tellTag(measurementId, answer);
  }, [answer]);
  useEffect(() => {
    if (answer === "accepted" && page) countPageView(page.title);
  }, [answer, page]);

  useEffect(
    () =>
      watchConsent((given) => {
        setAnswer(given);
        setAsking(given === undefined);
        if (!given) tellTag(measurementId, "rejected");
      }),
    [],
  );

  // The question appears by itself and takes no focus: who does not see it has to hear of it.
  const announce = useEffectEvent(() => asking && setSaid(words.asked));
  useEffect(() => {
    const timer = window.setTimeout(announce, announcementDelay);
    return () => window.clearTimeout(timer);
  }, []);

  const give = (given: Consent, { detail }: MouseEvent) => {
    rememberConsent(given);
    setAnswer(given);
    setAsking(false);
    setSaid(words.thanks);
    // A click without a count is a key's. After the mouse's the next key belongs to the page:
    // Space scrolls it, and must not ask again.
    if (detail === 0) change.current?.focus({ preventScroll: true });
  };
  const askAgain = () => {
    setAsking(true);
    setSaid("");
    // The region is there with the next frame.
    requestAnimationFrame(() => region.current?.focus());
  };
  const slot = document.getElementById(choiceSlot);
  return (
    <>
      {slot
        ? createPortal(
            <button ref={change} type="button" className={classes.change} onClick={askAgain}>
              {words.change}
            </button>,
            slot,
          )
        : null}
      {asking ? (
        <section ref={region} tabIndex={-1} aria-label={words.label} className={classes.root}>
          <div className={classes.text}>
            <h2>{words.title}</h2>
            <p>
              {words.text}{" "}
              <a href={withPrefix(localizePath("/privacy/", language))}>{words.policy}</a>
            </p>
          </div>
          <div className={classes.answers}>
            <button type="button" onClick={(event) => give("rejected", event)}>
              {words.reject}
            </button>
            <button type="button" onClick={(event) => give("accepted", event)}>
              {words.accept}
            </button>
          </div>
        </section>
      ) : null}
      <p role="status" className={classes.status}>
        {said}
      </p>
    </>
  );
}
