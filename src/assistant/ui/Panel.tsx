import { ActionIcon, Text, Title } from "@mantine/core";
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./Panel.module.css";
import { useKeyboardInset } from "./useKeyboardInset";

export interface PanelProps {
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the conversation. The page behind it stays in use; Escape inside closes it. */
export function Panel({ onClose, children }: PanelProps) {
  const { t } = useTranslation("assistant");
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useKeyboardInset(ref);
  // Before the paint, so that Escape closes what is seen.
  useLayoutEffect(() => {
    // The field takes the focus itself where it is there already.
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being composed, Escape belongs to the input method.
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a dialog
    <section
      ref={ref}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      tabIndex={-1}
      className={classes.root}
      onKeyDown={onKeyDown}
    >
      <header className={classes.header}>
        <div>
          <Title order={2} id={`${id}-title`} className={classes.title}>
            {t("panel.title")}
          </Title>
          <Text id={`${id}-note`} size="xs" c="dimmed" className={classes.note}>
            {t("panel.note")}
          </Text>
        </div>
        <ActionIcon className={classes.close} aria-label={t("button.close")} onClick={onClose}>
          <Icon name="x" size={20} />
        </ActionIcon>
      </header>
      {children}
    </section>
  );
}
