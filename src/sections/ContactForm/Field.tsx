import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MessageField } from "../../contact/message";
import * as classes from "./Field.module.css";
import { controlId } from "./formElement";

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: MessageField;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  name: MessageField;
  label: string;
  /** What helps to fill it in. */
  hint?: string;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What is worth a second look, but no error. */
  notice?: string | undefined;
  required?: boolean;
  /** Takes the whole width where fields stand side by side. */
  wide?: boolean;
  /** Stands below the control, at its end. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and the hint and error that belong to them. */
export function Field(props: FieldProps) {
  const { name, label, hint, error, notice, required, wide, after, children } = props;
  const { t } = useTranslation("contact");
  const id = controlId(name);
  const texts = [
    { id: `${id}-error`, text: error, className: classes.error },
    { id: `${id}-notice`, text: notice, className: classes.notice },
    { id: `${id}-hint`, text: hint, className: classes.hint },
  ].filter(({ text }) => text !== undefined);
  return (
    <div className={wide ? `${classes.root} ${classes.wide}` : classes.root}>
      <label htmlFor={id} className={classes.label}>
        <span>{label}</span>
        {required ? null : <span className={classes.optional}>{` ${t("form.optional")}`}</span>}
      </label>
      {children({
        id,
        name,
        className: classes.control,
        "aria-describedby": texts.map((text) => text.id).join(" ") || undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      <div className={classes.below}>
        <div>
          {texts.map((text) => (
            <p key={text.id} id={text.id} className={text.className}>
              {text.text}
            </p>
          ))}
        </div>
        {after}
      </div>
    </div>
  );
}
