import { useForm } from "@mantine/form";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../components/Toasts/toasts";
import { isHandedOver, onHandOver, takeHandedOver } from "../../contact/handOver";
import { type FieldErrorCodes, messageFields, readMessage } from "../../contact/message";
import { useLanguage } from "../../i18n/useLanguage";
import { appendMessage } from "./appendMessage";
import { clearDraft, clearKey, draftOf, readDraft, saveDraft } from "./draft";
import { type Control, controlOf, readForm, writeForm } from "./formElement";
import type { LiveFormProps } from "./liveFormProps";
import { openForm, readService } from "./opening";
import { mayHaveArrived, type SendOutcome } from "./outcome";
import { awaitOutcome, isUnderWay, receiveOutcome, requestBody, sendMessage } from "./sending";
import { useAwayNotice } from "./useAwayNotice";
import { type FieldErrors, useErrorTexts } from "./useErrorTexts";
import { usePhoneNotice } from "./useRemarks";

const empty = readMessage({}).message;

/** Which field a control belongs to, if any. */
const fieldOf = (control: Control) => messageFields.find((field) => field === control.name);

/**
 * The contact form at work: opens it with draft and prefill, checks by the endpoint's own rules, and
 * sends each message once. The fields hold the values; the form library knows them and their errors.
 */
export function useContactForm(props: LiveFormProps) {
  const { formRef, services, query, hash, state, dispatch } = props;
  const { t } = useTranslation("contact");
  const { language } = useLanguage();
  const errorTexts = useErrorTexts();
  const tellAway = useAwayNotice();
  const phone = usePhoneNotice();
  const [values, setValues] = useState(empty);
  const [restored, setRestored] = useState(false);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: empty,
    onValuesChange: setValues,
    validate: (typed) => errorTexts(readMessage(typed).errors),
  });

  const thanks = { text: t("sent.text"), dismiss: t("sent.dismiss") };

  const fail = (codes: FieldErrorCodes) => {
    const errors = errorTexts(codes);
    form.setErrors(errors);
    dispatch({ type: "fail", reason: { kind: "invalidFields", errors } });
  };

  const clear = (element: HTMLFormElement) => {
    element.reset();
    form.reset();
    phone.check("");
    clearDraft();
    clearKey(element);
    setRestored(false);
  };

  const receive = useEffectEvent((outcome: SendOutcome) => {
    if (outcome.kind === "invalidField") return fail({ [outcome.field]: outcome.code });
    if (outcome.kind === "failed") return dispatch({ type: "fail", reason: outcome });
    if (formRef.current) clear(formRef.current);
    dispatch({ type: "succeed" });
    showToast(thanks);
  });

  /** The visitor has left the form before the end. */
  const receiveElsewhere = (outcome: SendOutcome) => {
    if (outcome.kind === "sent") {
      clearDraft();
      return showToast({ ...thanks, isNews: true });
    }
    const isUnknown = outcome.kind === "failed" && mayHaveArrived(outcome.failure);
    tellAway(isUnknown ? "unknown" : "failed");
  };

  const submit = () => {
    const element = formRef.current;
    // After a success there is nothing to send until the visitor begins another message.
    if (!element || isUnderWay() || state.phase === "sent" || state.sender === "script") return;
    // A password manager may have filled in fields without an event.
    const typed = readForm(element);
    form.setValues(typed);
    const { message, errors } = readMessage(typed);
    if (Object.keys(errors).length > 0) return fail(errors);
    form.clearErrors();
    saveDraft(draftOf(element, query));
    dispatch({ type: "send", sender: "script" });
    const request = sendMessage(element.action, requestBody(element, message, language));
    awaitOutcome(request, receiveElsewhere);
  };

  const opened = useRef<string>(undefined);
  /** Fills in the form, and again when a link or another part of the site asks for something else. */
  const open = useEffectEvent(() => {
    const element = formRef.current;
    const isFirst = opened.current === undefined;
    // What stands in a form that is being sent is left alone, and what waits is taken later.
    if (!element || (isUnderWay() && !isFirst)) return;
    if (opened.current === query && !isHandedOver()) return;
    const serviceIds = services.map(({ id }) => id);
    const asksForService = query !== opened.current && readService(query, serviceIds) !== "";
    opened.current = query;
    const handedOver = isUnderWay() ? undefined : takeHandedOver();
    // Thanks for the last message stand until another one is begun.
    if (state.phase === "sent") {
      if (handedOver === undefined && !asksForService) return;
      dispatch({ type: "reset" });
    }
    const typed = readForm(element);
    const opening = openForm({ typed, draft: readDraft(), query, serviceIds });
    opening.values.message = appendMessage(opening.values.message, handedOver ?? "");
    writeForm(element, opening.values);
    form.setValues(opening.values);
    phone.check(opening.values.phone);
    setRestored((before) => before || opening.restored);
    const isNew = handedOver !== undefined || Object.values(typed).some((value) => value !== "");
    if (isNew) saveDraft(draftOf(element, query));
    // Pressed before this code was there.
    if (isFirst && state.sender === "nobody") submit();
  });

  // Before any event, and before the paint.
  useLayoutEffect(() => {
    if (isUnderWay()) dispatch({ type: "send", sender: "script" });
    return receiveOutcome((outcome) => receive(outcome));
  }, [dispatch]);
  useLayoutEffect(() => open(), [query, hash, state.phase]);
  useLayoutEffect(() => onHandOver(() => open()), []);

  return {
    values,
    errors: form.errors as FieldErrors,
    phoneUnusual: phone.unusual,
    /** A draft has brought something back. */
    restored,
    submit,
    edit: (control: Control) => {
      const field = fieldOf(control);
      if (!field || !formRef.current) return;
      form.setFieldValue(field, control.value, { forceUpdate: false });
      saveDraft(draftOf(formRef.current, query));
    },
    leave: (control: Control) => {
      const field = fieldOf(control);
      if (!field) return;
      if (control.value.trim() !== "") form.validateField(field);
      if (field === "phone") phone.check(control.value);
    },
    /** Begins another message. */
    reset: () => {
      const element = formRef.current;
      if (!element || isUnderWay()) return;
      clear(element);
      dispatch({ type: "reset" });
      // After a sent message it is still hidden, and what is hidden takes no focus.
      element.hidden = false;
      controlOf(element, "name").focus();
    },
  };
}
