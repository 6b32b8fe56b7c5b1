import { VisuallyHidden } from "@mantine/core";
import { memo, useEffect, useImperativeHandle, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { loadToastArea } from "../../components/Toasts/toasts";
import { FailureNotice } from "./FailureNotice";
import type { LiveFormProps } from "./liveFormProps";
import { ErrorSummary, RestoredNotice, SentNotice } from "./notices";
import { useContactForm } from "./useContactForm";
import { useMessageRoom } from "./useRemarks";

/**
 * The lazy part of the contact form: what it checks, keeps and sends, and what it says of that.
 * Memoized: what it finds at the fields renders the form around it.
 */
export const LiveForm = memo(function LiveForm(props: LiveFormProps) {
  const { ref, services, company, state, onRemarks } = props;
  const { t } = useTranslation("contact");
  const { values, errors, phoneUnusual, restored, ...live } = useContactForm(props);
  const { submit, edit, leave, reset } = live;
  const busy = state.phase === "sending";
  const sent = state.phase === "sent";
  const { reason } = state;
  const room = useMessageRoom(values.message);
  const phoneNotice = phoneUnusual ? t("phone.unusual") : undefined;

  useImperativeHandle(ref, () => ({ submit, edit, leave }));
  const { text: counterText, over } = room.counter ?? {};
  useLayoutEffect(() => {
    const counter =
      counterText === undefined ? undefined : { text: counterText, over: over === true };
    onRemarks({ errors, phoneNotice, counter });
  }, [onRemarks, errors, phoneNotice, counterText, over]);
  // While there is a connection: the end of a message may be that it is gone. A failure is seen to
  // when a toast is shown.
  useEffect(() => afterPaint(() => void loadToastArea().catch(() => undefined)), []);

  return (
    <>
      <VisuallyHidden role="status">
        {busy ? t("form.sending") : sent ? t("sent.text") : phoneNotice}
      </VisuallyHidden>
      <VisuallyHidden role="status">{room.announced}</VisuallyHidden>
      {restored && !sent ? <RestoredNotice busy={busy} onClear={reset} /> : null}
      {reason?.kind === "invalidFields" ? (
        <ErrorSummary key={state.attempt} errors={reason.errors} />
      ) : null}
      {reason?.kind === "failed" ? (
        <FailureNotice
          key={state.attempt}
          {...reason}
          values={values}
          services={services}
          company={company}
          busy={busy}
          onRetry={submit}
        />
      ) : null}
      {sent ? <SentNotice onAgain={reset} /> : null}
    </>
  );
});
