import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../contact/contract";
import { fieldRules, type MessageField, messageFields } from "../../contact/message";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./FailureReasons.module.css";

/** Error codes with a message of their own; any other shows the general reason. */
const explained = [
  "rateLimited",
  "unavailable",
  "tooLarge",
  "timeout",
  "unconfirmed",
] as const satisfies readonly (ErrorCode | "unconfirmed")[];

/**
 * Why a message was rejected: the reason that the address's fragment names, by field or error code.
 * Works without scripts, by `:target`.
 */
export function FailureReasons() {
  const { t } = useTranslation("contact");
  const { language } = useLanguage();
  const reasonOf = (field: MessageField) =>
    t(`failed.reason.${field}`, { max: formatNumber(fieldRules[field].maxLength, language) });
  return (
    <div className={classes.root}>
      {messageFields.map((field) => (
        <p key={field} id={field} className={classes.reason}>
          {reasonOf(field)}
        </p>
      ))}
      {explained.map((code) => (
        <p key={code} id={code} className={classes.reason}>
          {t(`failed.reason.${code}`)}
        </p>
      ))}
      <p className={classes.other}>{t("failed.reason.other")}</p>
    </div>
  );
}
