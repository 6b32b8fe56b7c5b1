import { ThemeIcon, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { emailLink, phoneLink, whatsappLink } from "../../contact/addresses";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./ContactWays.module.css";
import { OpeningHours } from "./OpeningHours";

interface WayProps {
  icon: string;
  label: string;
  children: ReactNode;
}

function Way({ icon, label, children }: WayProps) {
  return (
    <li className={classes.way}>
      <ThemeIcon size="2.75rem" className={classes.icon}>
        <Icon name={icon} size={22} />
      </ThemeIcon>
      <div className={classes.words}>
        <Title order={3} className={classes.label}>
          {label}
        </Title>
        {children}
      </div>
    </li>
  );
}

/** WhatsApp and the telephone at once, above the form on a phone; elsewhere they stand beside it. */
export function ContactShortcuts({ company }: { company: Queries.ContactWaysFragment }) {
  const { t } = useTranslation("pages");
  const ways = [
    { icon: "brand-whatsapp", href: whatsappLink(company.whatsapp), label: t("ways.whatsapp") },
    { icon: "phone", href: phoneLink(company.phone), label: t("ways.phone") },
  ];
  return (
    <ul role="list" className={classes.shortcuts}>
      {ways.map(({ icon, href, label }) => (
        <li key={icon}>
          <a href={href}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The ways to reach the company: e-mail, telephone, WhatsApp, the place and its hours. */
export function ContactWays({ company }: { company: Queries.ContactWaysFragment }) {
  const { t } = useTranslation("pages");
  const { email, phone, whatsapp, address, openingHours } = company;
  return (
    <ul role="list" className={classes.root}>
      <Way icon="mail" label={t("ways.email")}>
        <a href={emailLink(email)} className={classes.main}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </Way>
      <Way icon="phone" label={t("ways.phone")}>
        <a href={phoneLink(phone)} className={classes.main}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </Way>
      <Way icon="brand-whatsapp" label={t("ways.whatsapp")}>
        <a href={whatsappLink(whatsapp)} className={classes.main}>
          <bdi dir="ltr">{whatsapp}</bdi>
        </a>
      </Way>
      <Way icon="map-pin" label={t("ways.address")}>
        <p>{t("ways.place", { city: address.locality, country: address.country })}</p>
        <a href={address.mapUrl} className={classes.map}>
          <span>{t("ways.map.link")}</span>
          <Icon name="external-link" size={16} />
        </a>
      </Way>
      <Way icon="clock" label={t("hours.title")}>
        <OpeningHours hours={openingHours} />
      </Way>
    </ul>
  );
}
