import { useTranslation } from "react-i18next";
import {
  type FieldErrorCode,
  type FieldErrorCodes,
  fieldRules,
  messageFields,
} from "../../contact/message";
import type { MessageField } from "../../contact/message";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";

export type FieldErrors = Partial<Record<MessageField, string>>;

/** The text of each error, field by field, in the page's language. */
export function useErrorTexts(): (codes: FieldErrorCodes) => FieldErrors {
  const { t } = useTranslation("contact");
  const { language } = useLanguage();

  const requiredText = (field: MessageField): string => {
    if (field === "name") return t("name.required");
    return field === "email" ? t("email.required") : t("message.required");
  };
  const invalidText = (field: MessageField): string => {
    if (field === "email") return t("email.invalid");
    return field === "service" ? t("service.invalid") : t("invalidField.invalid");
  };
  const textOf = (field: MessageField, code: FieldErrorCode): string => {
    if (code === "required") return requiredText(field);
    if (code === "invalid") return invalidText(field);
    const count = fieldRules[field].maxLength;
    return t("invalidField.tooLong", { count, max: formatNumber(count, language) });
  };

  return (codes) => {
    const errors: FieldErrors = {};
    for (const field of messageFields) {
      const code = codes[field];
      if (code) errors[field] = textOf(field, code);
    }
    return errors;
  };
}
