import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { phoneLink } from "../../contact/addresses";
import { Icon } from "../../components/Icon/Icon";
import { type ContactMessage, messageFields, readMessage } from "../../contact/message";
import { mailTextLink, messageText, whatsappTextLink } from "../../contact/textLinks";
import { CopyMessage } from "./CopyMessage";
import { Notice } from "./notices";
import * as classes from "./notices.module.css";
import type { Failure } from "./outcome";

export interface FailureNoticeProps {
  failure: Failure;
  retryAfterSeconds?: number | undefined;
  /** What stands in the form now. */
  values: ContactMessage;
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  busy: boolean;
  onRetry: () => void;
}

function useFailureWords(failure: Failure, retryAfterSeconds = 600) {
  const { t } = useTranslation("contact");
  const text =
    failure === "rateLimited"
      ? t("failure.rateLimited.text", { count: Math.ceil(retryAfterSeconds / 60) })
      : t(`failure.${failure}.text`);
  return { title: t(`failure.${failure}.title`), text };
}

/** Explains why sending is not confirmed, and offers every other way to send the message. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure, retryAfterSeconds, values, services, company, busy, onRetry } = props;
  const { t } = useTranslation("contact");
  const { title, text } = useFailureWords(failure, retryAfterSeconds);
  const { message } = readMessage(values);
  const service = services.find(({ id }) => id === message.service)?.title ?? "";
  const lines = messageFields
    .filter((field) => field !== "message")
    .map((field) => ({
      label: t(`${field}.label`),
      value: field === "service" ? service : message[field],
    }));
  const subject = message.name ? t("ways.subject", { name: message.name }) : t("ways.plainSubject");
  const mail = mailTextLink(company.email, subject, message.message, lines);
  const whatsapp = whatsappTextLink(company.whatsapp, message.message, lines);
  const ways = [
    { icon: "mail", href: mail.href, label: t("ways.email") },
    {
      icon: "brand-whatsapp",
      href: whatsapp.href,
      rel: "noopener",
      target: "_blank",
      label: t("ways.whatsapp"),
    },
    {
      icon: "phone",
      href: phoneLink(company.phone),
      label: t("ways.phone", { phone: company.phone }),
    },
  ];
  return (
    <Notice title={title}>
      <p>{text}</p>
      {mail.whole && whatsapp.whole ? null : <p>{t("ways.cut")}</p>}
      <div className={classes.ways}>
        {failure === "noEndpoint" ? null : (
          <Button
            variant="default"
            className={classes.action}
            aria-disabled={busy || undefined}
            onClick={onRetry}
          >
            {busy ? t("form.sending") : t("failure.retry")}
          </Button>
        )}
        {ways.map(({ icon, label, ...link }) => (
          <Button
            key={icon}
            component="a"
            variant="default"
            leftSection={<Icon name={icon} size={20} />}
            className={classes.action}
            {...link}
          >
            <span>{label}</span>
          </Button>
        ))}
        <CopyMessage text={messageText(message, lines)} />
      </div>
    </Notice>
  );
}
