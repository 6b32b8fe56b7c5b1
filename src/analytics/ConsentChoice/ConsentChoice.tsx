import { Button, Text, Title, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { withPrefix } from "gatsby";
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { localizePath } from "../../i18n/paths";
import type { Language } from "../../i18n/languages";
import { readConsent, rememberConsent, watchConsent, type Consent } from "../consent";
import { measurementId } from "../measurementId";
import { choiceSlot } from "../slot";
import { countPageView, startTag, applyConsent } from "../tag";
import { useConsentHeight } from "./useConsentHeight";
import type { ConsentWords } from "./words";
import * as classes from "./ConsentChoice.module.css";

export { loadConsentWords } from "./words";

/** Gives screen readers time to register the live region, in milliseconds. */
const announcementDelay = 200;

export interface ConsentChoiceProps {
  /** The current page, once it has a title; each change counts a page view. */
  page: { path: string; title: string } | undefined;
  language: Language;
  words: ConsentWords;
}

/**
 * Asks once for consent to analytics, and keeps a link in the footer to change the answer. Page
 * views are counted only after consent; after an earlier rejection the tag is not even loaded.
 */
export function ConsentChoice({ page, language, words }: ConsentChoiceProps) {
  const [answer, setAnswer] = useState(readConsent);
  const [asking, setAsking] = useState(answer === undefined);
  const [announcement, setAnnouncement] = useState("");
  const region = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useConsentHeight(region, asking);

  useEffect(() => {
    if (answer !== "rejected") startTag(measurementId);
    if (answer) applyConsent(measurementId, answer);
  }, [answer]);
  useEffect(() => {
    if (answer === "accepted" && page) countPageView(page.title);
  }, [answer, page]);

  useEffect(
    () =>
      watchConsent((given) => {
        setAnswer(given);
        setAsking(given === undefined);
        if (!given) applyConsent(measurementId, "rejected");
      }),
    [],
  );

  // The banner appears without taking focus, so screen readers need an announcement.
  const announce = useEffectEvent(() => asking && setAnnouncement(words.asked));
  useEffect(() => {
    const timer = window.setTimeout(announce, announcementDelay);
    return () => window.clearTimeout(timer);
  }, []);

  const give = (given: Consent, { detail }: MouseEvent) => {
    rememberConsent(given);
    setAnswer(given);
    setAsking(false);
    setAnnouncement(words.thanks);
    // `detail` is 0 for keyboard clicks. After a mouse click focus stays on the page, where Space
    // scrolls and must not reopen the banner.
    if (detail === 0) change.current?.focus({ preventScroll: true });
  };
  const askAgain = () => {
    setAsking(true);
    setAnnouncement("");
    // The region is mounted by the next frame.
    requestAnimationFrame(() => region.current?.focus());
  };
  const slot = document.getElementById(choiceSlot);
  return (
    <>
      {slot
        ? createPortal(
            <UnstyledButton ref={change} className={classes.change} onClick={askAgain}>
              {words.change}
            </UnstyledButton>,
            slot,
          )
        : null}
      {asking ? (
        <section
          ref={region}
          tabIndex={-1}
          aria-label={words.label}
          className={classes.root}
          data-consent
        >
          <div className={classes.text}>
            <Title order={2} className={classes.title}>
              {words.title}
            </Title>
            <Text inherit c="dimmed">
              <span>{words.text}</span>{" "}
              <a href={withPrefix(localizePath("/privacy/", language))}>{words.policy}</a>
            </Text>
          </div>
          <div className={classes.answers}>
            <Button
              variant="default"
              className={classes.answer}
              onClick={(event) => give("rejected", event)}
            >
              {words.reject}
            </Button>
            <Button
              variant="default"
              className={classes.answer}
              onClick={(event) => give("accepted", event)}
            >
              {words.accept}
            </Button>
          </div>
        </section>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
