import { useEffect, useEffectEvent, type RefObject } from "react";
import { showToast } from "../../components/Toasts/toasts";
import { useWords } from "../../i18n/useWords";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import { ErrorSummary } from "./ErrorSummary";
import { FailureNotice } from "./FailureNotice";
import type { FormView } from "./formView";
import { RestoredNotice } from "./RestoredNotice";
import { mayHaveArrived } from "./sendMessage";
import { SentNotice } from "./SentNotice";
import { useAwayNotice } from "./useAwayNotice";
import { useFormLife } from "./useFormLife";
import { useMessageRoom } from "./useMessageRoom";

export interface FormEngineProps {
  formRef: RefObject<HTMLFormElement | null>;
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  query: string;
  hash: string;
  /** The visitor has pressed "send" already, before this was loaded. */
  submitted: boolean;
  onView: (view: FormView) => void;
}

/** The part of the form that is loaded with its first use: its life, and what is said about it. */
export function FormEngine(props: FormEngineProps) {
  const { formRef, services, company, query, hash, submitted, onView } = props;
  const t = useWords("contact");
  const sayAway = useAwayNotice();
  const life = useFormLife({
    formRef,
    serviceIds: services.map(({ id }) => id),
    query,
    hash,
    submitted,
    onSent: () => showToast({ text: t("sent.text"), dismiss: t("sent.dismiss") }),
    onElsewhere: (outcome) => {
      if (outcome.kind === "sent") return sayAway("sent");
      const unknown = outcome.kind === "failed" && mayHaveArrived(outcome.failure);
      sayAway(unknown ? "unknown" : "failed");
    },
  });
  const { values, errors, result, busy, submit, startAnew } = life;
  const room = useMessageRoom(values.message);
  const phoneNotice = life.phoneUnusual ? t("phone.unusual") : undefined;
  const sent = result.kind === "sent";

  const show = useEffectEvent(onView);
  const { text: counterText, over } = room.counter ?? {};
  useEffect(() => {
    const counter =
      counterText === undefined ? undefined : { text: counterText, over: over === true };
    show({ errors, phoneNotice, counter, busy, sent });
  }, [errors, phoneNotice, counterText, over, busy, sent]);

  return (
    <>
      <VisuallyHidden role="status">
        {busy ? t("form.sending") : sent ? t("sent.text") : phoneNotice}
      </VisuallyHidden>
      <VisuallyHidden role="status">{room.announced}</VisuallyHidden>
      {life.restored && !sent ? <RestoredNotice busy={busy} onClear={startAnew} /> : null}
      {result.kind === "faults" ? (
        <ErrorSummary key={result.attempt} errors={result.errors} />
      ) : null}
      {result.kind === "failed" ? (
        <FailureNotice
          key={result.attempt}
          failure={result.failure}
          retryAfterSeconds={result.retryAfterSeconds}
          values={values}
          services={services}
          company={company}
          busy={busy}
          onRetry={submit}
        />
      ) : null}
      {sent ? <SentNotice onAgain={startAnew} /> : null}
    </>
  );
}
