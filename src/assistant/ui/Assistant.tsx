import { ActionIcon } from "@mantine/core";
import { startTransition, useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { Icon } from "../../components/Icon/Icon";
import { usePath, type OnNavigation } from "../path";
import * as classes from "./Assistant.module.css";
import type { ConversationProps } from "./Conversation";
import { Panel } from "./Panel";
import { Retry } from "./Retry";

/** The conversation comes when someone is about to open it. */
const loadConversation = () =>
  import(/* webpackChunkName: "assistant-conversation" */ "./Conversation");

/** The button, and the panel it opens. */
export function Assistant({ onNavigation }: { onNavigation: OnNavigation }) {
  const { t } = useTranslation("assistant");
  const path = usePath(onNavigation);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Conversation, setConversation] = useState<ComponentType<ConversationProps>>();
  const [hasFailed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadConversation().then(
      (loaded) => setConversation(() => loaded.Conversation),
      () => setFailed(true),
    );
  };
  const close = () => {
    setOpen(false);
    setConversation(undefined);
  };

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) buttonRef.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <aside className={classes.root} aria-label={t("panel.title")} data-assistant>
      {isOpen ? (
        <Panel onClose={close}>
          {Conversation ? (
            <Conversation path={path} onLeave={close} />
          ) : (
            <div className={classes.waiting}>
              <p role="status">{hasFailed ? t("panel.failed") : t("panel.loading")}</p>
              {hasFailed ? <Retry onRetry={load} /> : null}
            </div>
          )}
        </Panel>
      ) : null}
      <ActionIcon
        ref={buttonRef}
        variant="default"
        size="var(--size)"
        className={classes.button}
        aria-label={t("button.open")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A finger enters only as it presses: evaluating the script would delay the panel's paint.
        onPointerEnter={({ pointerType }) => {
          // What fails here is reported when the panel is open.
          if (pointerType !== "touch") loadConversation().catch(() => undefined);
        }}
        onClick={() => {
          // The press is painted first, then the empty panel: a long conversation takes a while.
          startTransition(() => setOpen(true));
          afterPaint(load);
        }}
      >
        <Icon name="message-question" size={26} />
      </ActionIcon>
    </aside>
  );
}
