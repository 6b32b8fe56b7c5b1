import { useForm } from "@mantine/form";
import { useRef, useState, type RefObject } from "react";
import { type FieldFaults, readMessage } from "../../contact/message";
import { useLanguage } from "../../i18n/useLanguage";
import { forgetDraft, keepDraft } from "./draft";
import { controlOf, readForm, writeForm } from "./formElement";
import { forgetKey, keyOf } from "./idempotencyKey";
import { withoutMessage } from "./opening";
import { requestBody } from "./requestBody";
import { isUnderWay } from "./sending";
import { sendMessage, type SendOutcome } from "./sendMessage";
import { type FieldErrors, useFaultWords } from "./useFaultWords";
import { useEnding } from "./useEnding";
import { useFormEvents } from "./useFormEvents";
import { useOpening } from "./useOpening";
import { usePhoneNotice } from "./usePhoneNotice";
import { useSending } from "./useSending";

export interface FormLifeOptions {
  formRef: RefObject<HTMLFormElement | null>;
  serviceIds: readonly string[];
  /** Query string and fragment of the page's address. */
  query: string;
  hash: string;
  /** The visitor has pressed "send" already, before this code was there. */
  submitted: boolean;
  /** A message is safe. */
  onSent: () => void;
  /** What a message has come to whose sender has gone on to another page. */
  onElsewhere: (outcome: SendOutcome) => void;
}

const empty = readMessage({}).message;

/**
 * The life of the contact form: opens it with draft and prefill, checks by the endpoint's own rules,
 * and sends each message once.
 */
export function useFormLife(options: FormLifeOptions) {
  const { formRef, serviceIds, query, hash, submitted, onSent, onElsewhere } = options;
  const { language } = useLanguage();
  const sayFaults = useFaultWords();
  const phone = usePhoneNotice();
  const form = useForm({
    initialValues: empty,
    validate: (values) => sayFaults(readMessage(values).faults),
  });
  const { result, end, isSent } = useEnding();
  const [restored, setRestored] = useState(false);
  const awaited = useRef(submitted);

  const endWithFaults = (faults: FieldFaults) => {
    const errors = sayFaults(faults);
    form.setErrors(errors);
    end({ kind: "faults", errors });
  };

  const keep = (element: HTMLFormElement) =>
    keepDraft({
      values: readForm(element),
      query: withoutMessage(query),
      idempotencyKey: keyOf(element),
    });

  const clear = (element: HTMLFormElement) => {
    element.reset();
    form.reset();
    phone.check("");
    forgetDraft();
    forgetKey(element);
    setRestored(false);
  };

  const { busy, send } = useSending({
    onOutcome: (outcome) => {
      if (outcome.kind === "fault") return endWithFaults({ [outcome.field]: outcome.fault });
      end(outcome);
      if (outcome.kind !== "sent") return;
      if (formRef.current) clear(formRef.current);
      onSent();
    },
    onElsewhere: (outcome) => {
      if (outcome.kind === "sent") forgetDraft();
      onElsewhere(outcome);
    },
  });

  const submit = () => {
    const element = formRef.current;
    // After a success there is nothing to send until the visitor starts anew.
    if (!element || isUnderWay() || isSent()) return;
    // A password manager may have filled in fields without an event.
    const values = readForm(element);
    form.setValues(values);
    const { message, faults } = readMessage(values);
    if (Object.keys(faults).length > 0) return endWithFaults(faults);
    form.clearErrors();
    keep(element);
    send(sendMessage(element.action, requestBody(element, message, language)));
  };

  useFormEvents(formRef, {
    onInput: (field, { value }) => {
      form.setFieldValue(field, value);
      if (formRef.current) keep(formRef.current);
    },
    onLeave: (field, { value }) => {
      if (value.trim() !== "") form.validateField(field);
      if (field === "phone") phone.check(value);
    },
    onSubmit: submit,
  });

  useOpening({
    formRef,
    serviceIds,
    query,
    hash,
    busy,
    onOpen: (element, { values, isNew, asks, ...opening }) => {
      // Thanks for the last message stand until another one is begun.
      if (isSent() && !asks) return;
      if (isSent()) end({ kind: "none" });
      writeForm(element, values);
      form.setValues(values);
      phone.check(values.phone);
      setRestored((before) => before || opening.restored);
      if (isNew) keep(element);
      if (awaited.current) submit();
      awaited.current = false;
    },
  });

  const startAnew = () => {
    const element = formRef.current;
    if (!element || isUnderWay()) return;
    clear(element);
    end({ kind: "none" });
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
    submit,
    startAnew,
  };
}
