import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import type { ContactMessage, MessageField } from "../../contact/message";
import { fieldLook, written } from "../../components/fieldLook/fieldLook";
import { controlId } from "./formElement";
import * as classes from "./FormFields.module.css";

/** What is said of what was typed, besides errors. */
export interface FieldFeedback {
  /** Below the phone number, if it is worth a second look. */
  phoneNotice?: string | undefined;
  /** How many characters the message has left, where there are few, or too many. */
  counter?: { text: string; over: boolean } | undefined;
}

export interface FormFieldsProps {
  form: UseFormReturnType<ContactMessage>;
  services: readonly Queries.ContactFormServiceFragment[];
  feedback: FieldFeedback;
  /** A message is being sent. */
  busy: boolean;
  onLeave: (field: MessageField) => void;
}

/**
 * The fields of a message. No field has `autocomplete="off"`, because browsers then do not restore
 * its text on Back.
 */
export function FormFields({ form, services, feedback, busy, onLeave }: FormFieldsProps) {
  const { t } = useTranslation("contact");
  const { phoneNotice, counter } = feedback;
  const field = (name: MessageField, { required = false } = {}) => ({
    ...fieldLook,
    ...form.getInputProps(name),
    id: controlId(name),
    name,
    required,
    label: (
      <>
        <span>{t(`${name}.label`)}</span>
        {required ? null : <span className={classes.optional}>{` ${t("form.optional")}`}</span>}
      </>
    ),
    onBlur: () => onLeave(name),
  });
  const line = { type: "text", readOnly: busy } as const;
  return (
    <div className={classes.root}>
      <TextInput
        key={form.key("name")}
        {...field("name", { required: true })}
        {...line}
        autoComplete="name"
        attributes={written("auto")}
      />
      <TextInput
        key={form.key("email")}
        {...field("email", { required: true })}
        {...line}
        type="email"
        autoComplete="email"
        attributes={written("ltr")}
      />
      <TextInput
        key={form.key("phone")}
        {...field("phone")}
        {...line}
        type="tel"
        autoComplete="tel"
        attributes={written("ltr")}
        description={
          <Below notice={phoneNotice}>
            <span>{t("phone.hint")}</span>
          </Below>
        }
      />
      <TextInput
        key={form.key("company")}
        {...field("company")}
        {...line}
        autoComplete="organization"
        attributes={written("auto")}
      />
      <NativeSelect
        key={form.key("service")}
        {...field("service")}
        // A select cannot be read-only.
        disabled={busy}
        className={classes.wide}
        rightSection={<Icon name="chevron-down" size={18} />}
      >
        <option value="">{t("service.none")}</option>
        {services.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
      <Textarea
        key={form.key("message")}
        {...field("message", { required: true })}
        readOnly={busy}
        rows={6}
        resize="block"
        enterKeyHint="enter"
        attributes={written("auto")}
        className={classes.wide}
        description={
          <Below>
            <span>{t("message.hint")}</span>
            {counter ? (
              <span aria-hidden="true" className={counter.over ? classes.over : classes.counter}>
                {counter.text}
              </span>
            ) : null}
          </Below>
        }
      />
    </div>
  );
}

/** Below a control: a remark on what was typed, then the hint. */
function Below({ notice, children }: { notice?: string | undefined; children: ReactNode }) {
  return (
    <>
      {notice ? <span className={classes.notice}>{notice} </span> : null}
      <span className={classes.hint}>{children}</span>
    </>
  );
}
