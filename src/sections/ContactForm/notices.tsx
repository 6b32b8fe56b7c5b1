import { Button, ThemeIcon, Title, UnstyledButton } from "@mantine/core";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { Icon } from "../../components/Icon/Icon";
import { messageFields } from "../../contact/message";
import { controlId } from "./formElement";
import * as classes from "./notices.module.css";
import type { FieldErrors } from "./useErrorTexts";

export interface NoticeProps {
  title: string;
  /** `good` is for what has worked; everything else needs the visitor. @default "bad" */
  tone?: "good" | "bad";
  children?: ReactNode;
}

/**
 * Reports the result. Takes the focus after it is painted, so that screen readers announce it, it
 * scrolls into view, and the response to a touch does not wait for the layout that focusing forces.
 */
export function Notice({ title, tone = "bad", children }: NoticeProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => afterPaint(() => ref.current?.focus()), []);
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={`${classes.panel} ${classes[tone]}`}
    >
      {tone === "good" ? (
        <ThemeIcon className={classes.mark}>
          <Icon name="check" size={26} />
        </ThemeIcon>
      ) : null}
      <Title order={3} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </div>
  );
}

/** Everything that is to be corrected, each leading to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation("contact");
  const invalid = messageFields.filter((field) => errors[field] !== undefined);
  return (
    <Notice title={t("summary.title", { count: invalid.length })}>
      <ul role="list">
        {invalid.map((field) => (
          <li key={field}>
            <a
              href={`#${controlId(field)}`}
              className={classes.error}
              onClick={(event) => {
                // The address stays as it is: Back should leave the page, not undo a look.
                event.preventDefault();
                document.getElementById(controlId(field))?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export interface RestoredNoticeProps {
  /** What came back is on its way, and is not to be removed now. */
  busy: boolean;
  onClear: () => void;
}

/** Says that a draft came back, and lets whoever shares the device remove it. */
export function RestoredNotice({ busy, onClear }: RestoredNoticeProps) {
  const { t } = useTranslation("contact");
  return (
    <div className={classes.restored}>
      <p>{t("form.restored")}</p>
      <UnstyledButton aria-disabled={busy || undefined} className={classes.clear} onClick={onClear}>
        {t("form.clear")}
      </UnstyledButton>
    </div>
  );
}

/** Says that the message is safe, and what comes next. */
export function SentNotice({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("contact");
  return (
    <Notice title={t("sent.text")} tone="good">
      <p>{t("sent.next")}</p>
      <Button variant="default" className={classes.action} onClick={onAgain}>
        {t("sent.again")}
      </Button>
    </Notice>
  );
}
