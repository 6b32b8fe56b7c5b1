import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { localizePath } from "../../i18n/paths";
import type { Language } from "../../i18n/languages";
import { readConsent, rememberConsent, type Consent } from "../consent";
import { measurementId } from "../measurementId";
import { choiceSlot } from "../slot";
import { countPageView, startTag, updateConsent } from "../tag";
import { useConsentHeight } from "./useConsentHeight";
import { consentWords } from "./words";
import * as classes from "./ConsentChoice.module.css";

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
  const [saved, setSaved] = useState(false);
  const region = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useConsentHeight(region, asking);

  useEffect(() => {
    if (answer !== "rejected") startTag(measurementId, answer);
  }, [answer]);
  useEffect(() => {
    if (answer === "accepted" && page) countPageView(page.title);
  }, [answer, page]);

  const give = (given: Consent) => {
    rememberConsent(given);
    // Who rejected on an earlier visit has no tag yet: the effect above starts it with the answer.
    updateConsent(given);
    setAnswer(given);
    setAsking(false);
    setSaved(true);
    change.current?.focus({ preventScroll: true });
  };
  const askAgain = () => {
    setAsking(true);
    setSaved(false);
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
            <button type="button" onClick={() => give("rejected")}>
              {words.reject}
            </button>
            <button type="button" onClick={() => give("accepted")}>
              {words.accept}
            </button>
          </div>
        </section>
      ) : null}
      <p role="status" className={classes.status}>
        {saved ? words.thanks : ""}
      </p>
    </>
  );
}
