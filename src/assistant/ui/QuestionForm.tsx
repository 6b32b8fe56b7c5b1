import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { useId, type KeyboardEvent, type RefObject, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./QuestionForm.module.css";

export interface QuestionFormProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onAsk: (question: string) => void;
}

/** Where a question is typed. Enter sends it, Shift and Enter begin a new line. */
export function QuestionForm({ inputRef, onAsk }: QuestionFormProps) {
  const { t } = useTranslation("assistant");
  const id = useId();
  const send = () => {
    const input = inputRef.current;
    if (!input || input.value.trim() === "") return;
    onAsk(input.value);
    input.value = "";
    input.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composing of a letter.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.root} onSubmit={onSubmit}>
      <VisuallyHidden>
        <label htmlFor={id}>{t("form.label")}</label>
      </VisuallyHidden>
      <textarea
        ref={inputRef}
        id={id}
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t("form.placeholder")}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        type="submit"
        variant="gradient"
        size="2.5rem"
        className={classes.send}
        aria-label={t("form.send")}
      >
        {/* Up, and so the same in every direction of writing. */}
        <Icon name="arrow-up" size={20} />
      </ActionIcon>
    </form>
  );
}
