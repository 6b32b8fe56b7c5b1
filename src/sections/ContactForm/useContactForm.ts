import { useForm } from "@mantine/form";
import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type SyntheticEvent,
} from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { showToast } from "../../components/Toasts/toasts";
import { requestFields } from "../../contact/contract";
import {
  handOverFromAddress,
  isHandedOver,
  onHandOver,
  takeHandedOver,
} from "../../contact/handOver";
import {
  type ContactMessage,
  type MessageField,
  messageFields,
  readMessage,
} from "../../contact/message";
import { useLanguage } from "../../i18n/useLanguage";
import { appendMessage } from "./appendMessage";
import { clearDraft, newKey, readDraft, saveDraft } from "./draft";
import { usePhoneNotice } from "./fieldFeedback";
import { readEarlyInput } from "./earlyInput";
import { controlOf, readForm } from "./formElement";
import { formReducer, idle } from "./formState";
import { openForm, readService } from "./opening";
import { mayHaveArrived, type SendOutcome } from "./outcome";
import { awaitOutcome, isRequestPending, receiveOutcome, sendMessage } from "./sending";
import { useAwayNotice } from "./useAwayNotice";
import { type FieldErrors, useErrorTexts } from "./useErrorTexts";

const empty = readMessage({}).message;

export interface ContactFormOptions {
  services: readonly Queries.ContactFormServiceFragment[];
  /** Query string and fragment of the page's address. */
  query: string;
  hash: string;
}

/**
 * The contact form at work: opens it with draft and prefill, checks it by the endpoint's own rules,
 * and sends each message once.
 */
export function useContactForm({ services, query, hash }: ContactFormOptions) {
  const { t } = useTranslation("contact");
  const { language } = useLanguage();
  const errorTexts = useErrorTexts();
  const tellAway = useAwayNotice();
  const phone = usePhoneNotice();
  const formRef = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, idle);
  const [initialValues] = useState(readEarlyInput);
  const [values, setValues] = useState(initialValues);
  // Uncontrolled: React leaves what was typed before hydration alone.
  const form = useForm({
    mode: "uncontrolled",
    initialValues,
    // What is shown of the values may come after the letter itself.
    onValuesChange: (typed) => startTransition(() => setValues(typed)),
    validate: (typed) => errorTexts(readMessage(typed).errors),
  });

  const key = useRef<string>(undefined);
  /** The idempotency key of the message in the form, which has one from here on. */
  const keyOfMessage = () => (key.current ??= readDraft()?.idempotencyKey ?? newKey());

  const keepDraft = () =>
    saveDraft({ values: form.getValues(), query, idempotencyKey: keyOfMessage() });

  /** Takes over what the browser filled in without an event, as password managers do. */
  const readControls = () => {
    if (!formRef.current) return;
    for (const [field, value] of Object.entries(readForm(formRef.current)) as [
      MessageField,
      string,
    ][]) {
      if (value !== form.getValues()[field])
        form.setFieldValue(field, value, { forceUpdate: false });
    }
  };

  const clear = () => {
    form.setValues(empty);
    phone.check("");
    clearDraft();
    key.current = undefined;
  };

  const fail = (errors: FieldErrors) =>
    dispatch({ type: "fail", reason: { kind: "invalidFields", errors } });

  const receive = useEffectEvent((outcome: SendOutcome) => {
    if (outcome.kind === "failed") return dispatch({ type: "fail", reason: outcome });
    if (outcome.kind === "invalidField") {
      const errors = errorTexts({ [outcome.field]: outcome.code });
      form.setErrors(errors);
      return fail(errors);
    }
    clear();
    dispatch({ type: "succeed" });
  });

  /** The visitor has left the form before the end. */
  const receiveElsewhere = (outcome: SendOutcome) => {
    if (outcome.kind === "sent") {
      clearDraft();
      return showToast({ text: t("sent.text"), dismiss: t("sent.dismiss"), isNews: true });
    }
    const isUnknown = outcome.kind === "failed" && mayHaveArrived(outcome.failure);
    tellAway(isUnknown ? "unknown" : "failed");
  };

  const send = (typed: ContactMessage) => {
    const element = formRef.current;
    if (!element) return;
    keepDraft();
    dispatch({ type: "send" });
    const request = sendMessage(element.action, {
      ...readMessage(typed).message,
      [requestFields.language]: language,
      [requestFields.idempotencyKey]: keyOfMessage(),
      // Counts from when the document was loaded, possibly on another page of the site.
      [requestFields.elapsedMs]: Math.round(performance.now()),
      [requestFields.honeypot]: controlOf(element, requestFields.honeypot).value,
    });
    awaitOutcome(request, receiveElsewhere);
  };

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // After a success there is nothing to send until the visitor begins another message.
    if (isRequestPending() || state.phase === "sent") return;
    readControls();
    if (form.isValid()) form.onSubmit(send)();
    // The button answers first: every error at once would hold up the paint.
    else afterPaint(() => startTransition(() => form.onSubmit(send, fail)()));
  };

  const opened = useRef<string>(undefined);
  /** Fills in the form, and again when a link or another part of the site asks for something else. */
  const open = useEffectEvent(() => {
    const isFirst = opened.current === undefined;
    // What stands in a form that is being sent is left alone, and what waits is taken later.
    if (isRequestPending() && !isFirst) return;
    if (opened.current === query && !isHandedOver()) return;
    const serviceIds = services.map(({ id }) => id);
    const asksForService = query !== opened.current && readService(query, serviceIds) !== "";
    opened.current = query;
    const handedOver = isRequestPending() ? undefined : takeHandedOver();
    // Thanks for the last message stand until another one is begun.
    if (state.phase === "sent") {
      if (handedOver === undefined && !asksForService) return;
      dispatch({ type: "reset" });
    }
    readControls();
    const typed = form.getValues();
    const opening = openForm({ typed, draft: readDraft(), query, serviceIds });
    opening.values.message = appendMessage(opening.values.message, handedOver ?? "");
    // Only what changes, so that a field that is being typed into keeps focus and caret.
    for (const field of messageFields) form.setFieldValue(field, opening.values[field]);
    phone.check(opening.values.phone);
    if (opening.restored) dispatch({ type: "restore" });
    const isNew = handedOver !== undefined || Object.values(typed).some((value) => value !== "");
    if (isNew) keepDraft();
  });

  // Before any event, and before the paint.
  useLayoutEffect(() => {
    if (isRequestPending()) dispatch({ type: "send" });
    return receiveOutcome((outcome) => receive(outcome));
  }, []);
  useLayoutEffect(() => {
    handOverFromAddress();
    open();
  }, [query, hash, state.phase]);
  useLayoutEffect(() => onHandOver(() => open()), []);

  return {
    formRef,
    form,
    state,
    values,
    phoneUnusual: phone.unusual,
    keepDraft,
    submit,
    /** Checks a field that has lost the focus; an empty one is no error before sending. */
    check: (field: MessageField) => {
      const value = form.getValues()[field];
      if (value.trim() !== "") form.validateField(field);
      if (field === "phone") phone.check(value);
    },
    /** Begins another message. */
    reset: () => {
      if (isRequestPending()) return;
      // What is hidden takes no focus, and phones open the keyboard only within the touch.
      flushSync(() => {
        clear();
        dispatch({ type: "reset" });
      });
      if (formRef.current) controlOf(formRef.current, "name").focus();
    },
  };
}
