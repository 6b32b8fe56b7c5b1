import { memo, type DOMAttributes } from "react";
import { useTranslation } from "react-i18next";
import type { MessageField } from "../../contact/message";
import { Field } from "./Field";
import type { Control } from "./formElement";
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
  const state = (name: MessageField) => ({ name, label: t(`${name}.label`), error: errors[name] });
  const line = { type: "text", readOnly: busy, ...listeners } as const;
  return (
    <div className={classes.root}>
      <Field {...state("name")} required>
        {(control) => <input {...control} {...line} required dir="auto" autoComplete="name" />}
      </Field>
      <Field {...state("email")} required>
        {(control) => (
          <input {...control} {...line} type="email" required dir="ltr" autoComplete="email" />
        )}
      </Field>
      <Field {...state("phone")} hint={t("phone.hint")} notice={phoneNotice}>
        {(control) => <input {...control} {...line} type="tel" dir="ltr" autoComplete="tel" />}
      </Field>
      <Field {...state("company")}>
        {(control) => <input {...control} {...line} dir="auto" autoComplete="organization" />}
      </Field>
      <Field {...state("service")} wide>
        {(control) => (
          // A select cannot be read-only.
          <select {...control} {...listeners} disabled={busy}>
            <option value="">{t("service.none")}</option>
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        {...state("message")}
        hint={t("message.hint")}
        required
        wide
        after={
          counter ? (
            <span aria-hidden="true" className={counter.over ? classes.over : classes.counter}>
              {counter.text}
            </span>
          ) : null
        }
      >
        {(control) => (
          <textarea
            {...control}
            {...listeners}
            required
            readOnly={busy}
            rows={6}
            dir="auto"
            enterKeyHint="enter"
          />
        )}
      </Field>
    </div>
  );
});
