import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { memo, type DOMAttributes, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import type { MessageField } from "../../contact/message";
import { fieldLook, written } from "./fieldLook";
import { controlId, type Control } from "./formElement";
import * as classes from "./FormFields.module.css";
import type { FieldErrors } from "./useErrorTexts";

/** Errors and remarks at the fields. */
export interface Remarks {
  errors: FieldErrors;
  /** Below the phone number, which is worth a second look. */
  phoneNotice?: string | undefined;
  /** How much room the message has left, where there is little, or too little. */
  counter?: { text: string; over: boolean } | undefined;
}

export interface FormFieldsProps {
  services: readonly Queries.ContactFormServiceFragment[];
  remarks: Remarks;
  /** A message is on its way. */
  busy: boolean;
  /** Shared by all controls. */
  listeners: Pick<DOMAttributes<Control>, "onFocus" | "onInput" | "onBlur">;
}

/**
 * The fields of a message. No value is given to any of them: the browser holds what is typed, so
 * nothing typed or filled in by the browser before the scripts start is lost. No field is left out of
 * the browser's own memory (`autocomplete="off"`), by which Back brings back what was typed.
 * Memoized: a submission with errors renders the form around them twice.
 */
export const FormFields = memo(function FormFields(props: FormFieldsProps) {
  const { services, remarks, busy, listeners } = props;
  const { t } = useTranslation("contact");
  const { errors, phoneNotice, counter } = remarks;
  const field = (name: MessageField, { required = false } = {}) => ({
    ...fieldLook,
    ...listeners,
    id: controlId(name),
    name,
    required,
    label: (
      <>
        <span>{t(`${name}.label`)}</span>
        {required ? null : <span className={classes.optional}>{` ${t("form.optional")}`}</span>}
      </>
    ),
    error: errors[name],
  });
  const line = { type: "text", readOnly: busy } as const;
  return (
    <div className={classes.root}>
      <TextInput
        {...field("name", { required: true })}
        {...line}
        autoComplete="name"
        attributes={written("auto")}
      />
      <TextInput
        {...field("email", { required: true })}
        {...line}
        type="email"
        autoComplete="email"
        attributes={written("ltr")}
      />
      <TextInput
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
        {...field("company")}
        {...line}
        autoComplete="organization"
        attributes={written("auto")}
      />
      <NativeSelect
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
});

/** Below a control: a remark on what was typed, then the hint. */
function Below({ notice, children }: { notice?: string | undefined; children: ReactNode }) {
  return (
    <>
      {notice ? <span className={classes.notice}>{notice} </span> : null}
      <span className={classes.hint}>{children}</span>
    </>
  );
}
