import { useForm } from "@mantine/form";
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { requestFields } from "../../contact/contract";
import { type FieldFaults, readMessage } from "../../contact/message";
import { useLanguage } from "../../i18n/useLanguage";
import { controlOf, honeypotOf, readForm, writeForm } from "./formElement";
import { openForm } from "./opening";
import { sendMessage, type SendOutcome } from "./sendMessage";
import { useDraft } from "./useDraft";
import { type FieldErrors, useFaultWords } from "./useFaultWords";
import { useFormEvents } from "./useFormEvents";
import { usePhoneNotice } from "./usePhoneNotice";

export interface FormLifeOptions {
  formRef: RefObject<HTMLFormElement | null>;
  serviceIds: readonly string[];
  /** The query string of the page's address. */
  query: string;
  /** The visitor has pressed "send" already, before this code was there. */
  submitted: boolean;
  /** A message is safe. */
  onSent: () => void;
}

/** What the last try to send came to; `attempt` makes each one's notice a new one. */
type Result = { attempt: number } & (
  | { kind: "none" | "sent" }
  | { kind: "faults"; errors: FieldErrors }
  | Extract<SendOutcome, { kind: "failed" }>
);

const empty = readMessage({}).message;

/**
 * The life of the contact form: opens it with draft and prefill, checks by the endpoint's own rules,
 * and sends each message once.
 */
export function useFormLife({ formRef, serviceIds, query, submitted, onSent }: FormLifeOptions) {
  const { language } = useLanguage();
  const sayFaults = useFaultWords();
  const draft = useDraft(query);
  const phone = usePhoneNotice();
  const form = useForm({
    initialValues: empty,
    validate: (values) => sayFaults(readMessage(values).faults),
  });
  const [result, setResult] = useState<Result>({ kind: "none", attempt: 0 });
  const [restored, setRestored] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const awaited = useRef(submitted);

  const conclude = (outcome: SendOutcome | { kind: "faults"; faults: FieldFaults }) => {
    const attempt = result.attempt + 1;
    if (outcome.kind === "sent") {
      formRef.current?.reset();
      form.reset();
      phone.check("");
      draft.end();
      setRestored(false);
      setResult({ kind: "sent", attempt });
      onSent();
    } else if (outcome.kind === "failed") {
      setResult({ ...outcome, attempt });
    } else {
      const faults = outcome.kind === "fault" ? { [outcome.field]: outcome.fault } : outcome.faults;
      const errors = sayFaults(faults);
      form.setErrors(errors);
      setResult({ kind: "faults", errors, attempt });
    }
  };

  const submit = async () => {
    const element = formRef.current;
    if (!element || underWay.current) return;
    // A password manager may have filled in fields without an event.
    const values = readForm(element);
    form.setValues(values);
    const { message, faults } = readMessage(values);
    if (Object.keys(faults).length > 0) return conclude({ kind: "faults", faults });
    form.clearErrors();
    underWay.current = true;
    setBusy(true);
    const outcome = await sendMessage(element.action, {
      ...message,
      [requestFields.language]: language,
      [requestFields.idempotencyKey]: draft.idempotencyKey(),
      // Since the page was opened: whoever came from another page has been here longer still.
      [requestFields.elapsedMs]: Math.round(performance.now()),
      [requestFields.honeypot]: honeypotOf(element),
    });
    // After a success there is nothing to send until the visitor starts anew.
    underWay.current = outcome.kind === "sent";
    setBusy(false);
    conclude(outcome);
  };

  useFormEvents(formRef, {
    onInput: (field, { value }) => {
      const element = formRef.current;
      if (!element) return;
      form.setFieldValue(field, value);
      draft.keep(readForm(element));
    },
    onLeave: (field, { value }) => {
      if (value.trim() !== "") form.validateField(field);
      if (field === "phone") phone.check(value);
    },
    onSubmit: () => void submit(),
  });

  const open = useEffectEvent(() => {
    const element = formRef.current;
    if (!element) return;
    const typed = readForm(element);
    const opening = openForm({ typed, draft: draft.opened, query, serviceIds });
    writeForm(element, opening.values);
    form.setValues(opening.values);
    phone.check(opening.values.phone);
    setRestored(opening.restored);
    // What was typed before this was here is a draft as well.
    if (Object.values(typed).some((value) => value !== "")) draft.keep(opening.values);
    if (awaited.current) void submit();
    awaited.current = false;
  });
  // Before any event: what a submit finds wrong must not be taken for cleared by the opening.
  useLayoutEffect(() => open(), [query]);

  const startAnew = () => {
    const element = formRef.current;
    if (!element) return;
    element.reset();
    form.reset();
    phone.check("");
    draft.end();
    underWay.current = false;
    setRestored(false);
    setResult({ kind: "none", attempt: result.attempt + 1 });
    // After a sent message it is still hidden, and what is hidden takes no focus.
    element.hidden = false;
    controlOf(element, "name").focus();
  };

  const { values, errors } = form;
  return {
    values,
    errors: errors as FieldErrors,
    phoneUnusual: phone.unusual,
    result,
    /** A draft has brought something back. */
    restored,
    /** A message is on its way. */
    busy,
    submit: () => void submit(),
    startAnew,
  };
}
