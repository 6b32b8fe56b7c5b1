import {
  type FieldFault,
  type FieldFaults,
  fieldRules,
  messageFields,
} from "../../contact/message";
import type { MessageField } from "../../contact/message";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { useWords } from "../../i18n/useWords";

export type FieldErrors = Partial<Record<MessageField, string>>;

/** What to say of faults, field by field, in the page's language. */
export function useFaultWords(): (faults: FieldFaults) => FieldErrors {
  const t = useWords("contact");
  const { language } = useLanguage();

  const sayRequired = (field: MessageField): string => {
    if (field === "name") return t("name.required");
    return field === "email" ? t("email.required") : t("message.required");
  };
  const sayInvalid = (field: MessageField): string => {
    if (field === "email") return t("email.invalid");
    return field === "service" ? t("service.invalid") : t("fault.invalid");
  };
  const say = (field: MessageField, fault: FieldFault): string => {
    if (fault === "required") return sayRequired(field);
    if (fault === "invalid") return sayInvalid(field);
    const count = fieldRules[field].maxLength;
    return t("fault.tooLong", { count, max: formatNumber(count, language) });
  };

  return (faults) => {
    const errors: FieldErrors = {};
    for (const field of messageFields) {
      const fault = faults[field];
      if (fault) errors[field] = say(field, fault);
    }
    return errors;
  };
}
