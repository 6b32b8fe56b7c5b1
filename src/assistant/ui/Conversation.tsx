import { Anchor, Text } from "@mantine/core";
import "@mantine/core/styles/Anchor.layer.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/useLanguage";
import type { KnowledgeEntry } from "../knowledge";
import { firstSuggestions, nextSuggestions } from "../suggestions";
import * as classes from "./Conversation.module.css";
import { QuestionForm } from "./QuestionForm";
import { Retry } from "./Retry";
import { Suggestions } from "./Suggestions";
import { TurnView } from "./TurnView";
import { useConversation } from "./useConversation";

export interface ConversationProps {
  /** The path of the page, without the deployment's path prefix. */
  path: string;
  /** The visitor follows a link to another page. */
  onLeave: () => void;
}

/** What stays free above the latest question, in pixels. */
const aboveAnswer = 16;

/** Questions and answers so far, what to ask next, and the place to ask. */
export function Conversation({ path, onLeave }: ConversationProps) {
  const { t } = useTranslation("assistant");
  const { language } = useLanguage();
  const conversation = useConversation({ path, language });
  const { turns, engine, isBusy, isLive, retry, ask, choose, clear } = conversation;
  const scrollRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLTextAreaElement>(null);
  const focusAnswer = useRef(false);

  // A touch screen would open its keyboard over the panel.
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches) formRef.current?.focus();
  }, []);

  const count = turns.length;
  useEffect(() => {
    const scroll = scrollRef.current;
    const last = scroll?.querySelector<HTMLElement>("[data-turn]:last-of-type");
    if (!scroll || !last) return;
    scroll.scrollTo({ top: last.offsetTop - aboveAnswer });
    if (focusAnswer.current) last.focus({ preventScroll: true });
    focusAnswer.current = false;
  }, [count]);

  // Suggestions of another page lead no further here.
  const last = turns.at(-1)?.path === path ? turns.at(-1) : undefined;
  const knowledge = last?.knowledge ?? engine?.knowledge;
  const onChoose = (entry: KnowledgeEntry) => {
    if (!knowledge) return;
    focusAnswer.current = true;
    choose(entry, { knowledge });
  };
  const startOver = () => {
    clear();
    formRef.current?.focus();
  };
  const answered = new Set(turns.flatMap(({ entry }) => entry?.id ?? []));
  const first = knowledge ? firstSuggestions(knowledge, path) : [];
  const meant = last && !last.entry ? last.others : [];
  const offered = last?.entry
    ? nextSuggestions(last.knowledge, last.entry, last.others, answered)
    : (meant.length > 0 ? meant : first).filter(({ id }) => !answered.has(id));
  const titleOfOffered = () => {
    if (last?.entry) return t("suggestions.more");
    return meant.length > 0 ? t("suggestions.meant") : t("suggestions.quick");
  };

  return (
    <>
      <div ref={scrollRef} className={classes.scroll}>
        <Text inherit c="dimmed">
          {t("panel.welcome")}
        </Text>
        <div
          role="log"
          aria-label={t("panel.log")}
          aria-live={isLive ? "polite" : "off"}
          className={classes.log}
        >
          {turns.map((turn, index) => (
            <TurnView key={index} turn={turn} pageLanguage={language} onLeave={onLeave} />
          ))}
        </div>
        <p role="status" className={classes.note}>
          {isBusy ? <span>{t("panel.loading")}</span> : null}
          {retry ? <span>{t("panel.failed")}</span> : null}
        </p>
        {retry ? <Retry onRetry={retry} /> : null}
        {offered.length > 0 && knowledge ? (
          <Suggestions
            title={titleOfOffered()}
            entries={offered}
            language={knowledge.language}
            onChoose={onChoose}
          />
        ) : null}
        {count > 0 ? (
          <Anchor
            component="button"
            type="button"
            size="xs"
            underline="always"
            className={classes.plain}
            onClick={startOver}
          >
            {t("panel.clear")}
          </Anchor>
        ) : null}
      </div>
      <QuestionForm inputRef={formRef} onAsk={ask} />
    </>
  );
}
