import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { fieldLook, written } from "../../components/fieldLook/fieldLook";
import { Icon } from "../../components/Icon/Icon";
import { opensHere } from "../../components/SiteLink/SiteLink";
import { handOver } from "../../contact/handOver";
import { mailTextLink, messageText, whatsappTextLink } from "../../contact/textLinks";
import * as classes from "./ShareWays.module.css";

/** How long the button confirms the copy, in milliseconds. */
const feedback = 4000;

export interface ShareWaysProps {
  service: { readonly id: string; readonly title: string };
  message: string;
  company: Queries.EstimateCompanyFragment;
  /** The full address of the choice. */
  address: string;
}

/** The ways to pass a choice on: to FTS as a message, to anybody as a link, on paper. */
export function ShareWays({ service, message, company, address }: ShareWaysProps) {
  const { t } = useTranslation("estimate");
  const { copy, copied, error } = useClipboard({ timeout: feedback });
  // A message that is too long for an address is cut, but the link to the choice stays whole.
  const lines = [{ label: t("summary.link"), value: address }];
  const subject = t("ways.subject", { service: service.title });
  const ways = [
    {
      icon: "brand-whatsapp",
      href: whatsappTextLink(company.whatsapp, message, lines).href,
      label: t("ways.whatsapp"),
      target: "_blank",
      rel: "noopener",
    },
    {
      icon: "mail",
      href: mailTextLink(company.email, subject, message, lines).href,
      label: t("ways.email"),
    },
  ];
  return (
    <div className={classes.root}>
      <ButtonLink
        to={`/contact/?service=${service.id}`}
        className={classes.quote}
        onClick={(event) => {
          if (!opensHere(event)) return;
          // The fragment carries the message where storage is blocked.
          event.currentTarget.hash = handOver(messageText({ message }, lines));
        }}
      >
        {t("ways.quote")}
      </ButtonLink>
      {ways.map(({ icon, label, ...link }) => (
        <Button
          key={icon}
          component="a"
          variant="default"
          leftSection={<Icon name={icon} size={20} />}
          className={classes.way}
          {...link}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<Icon name={copied ? "check" : "copy"} size={20} />}
        className={classes.way}
        onClick={() => copy(address)}
      >
        {copied ? t("ways.copied") : t("ways.copy")}
      </Button>
      <VisuallyHidden role="status">{copied ? t("ways.copied") : ""}</VisuallyHidden>
      <Button
        variant="default"
        leftSection={<Icon name="printer" size={20} />}
        className={classes.way}
        onClick={() => window.print()}
      >
        {t("ways.print")}
      </Button>
      {error ? (
        <TextInput
          {...fieldLook}
          label={t("ways.byHand")}
          readOnly
          value={address}
          attributes={written("ltr")}
          className={classes.byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
