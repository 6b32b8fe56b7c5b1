import { ActionIcon, Container, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { footerPages } from "../../i18n/menuPages";
import { useLanguage } from "../../i18n/useLanguage";
import { formatYear } from "../../i18n/formats";
import { emailLink, phoneLink, whatsappLink } from "../../contact/addresses";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../../components/Logo/Logo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { useHydrated } from "../../components/useHydrated";
import * as classes from "./Footer.module.css";

export interface FooterProps {
  shell: Queries.SiteShellFragment;
  /** Stands beside the copyright. */
  children?: ReactNode;
}

/** Brand, social links, quick links, services, contact and copyright. */
export function Footer({ shell, children }: FooterProps) {
  const { t } = useTranslation("common");
  const { company, menuServices } = shell;
  const { name, address } = company;
  return (
    <footer id="footer" className={classes.root}>
      <Container className={classes.inner}>
        <div className={classes.brand}>
          <Logo company={company} />
          <p>{company.blurb}</p>
          <ul role="list" className={classes.social}>
            {company.social.map((profile) => (
              <li key={profile.url}>
                <ActionIcon
                  component="a"
                  variant="default"
                  href={profile.url}
                  rel="noopener"
                  aria-label={t("footer.social.label", { name, network: profile.name })}
                >
                  <Icon name={profile.icon} size={20} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <Title order={2} id="footer-links" className={classes.title}>
            {t("footer.quickLinks.title")}
          </Title>
          <ul role="list">
            {footerPages.map(({ name: page, route }) => (
              <li key={page}>
                <SiteLink to={route}>{t(`nav.${page}.link`)}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <Title order={2} id="footer-services" className={classes.title}>
            {t("footer.services.title")}
          </Title>
          <ul role="list">
            {menuServices.nodes.map(({ id, path, title }) => (
              <li key={id}>
                <SiteLink to={path}>{title}</SiteLink>
              </li>
            ))}
            {menuServices.pageInfo.hasNextPage ? (
              <li>
                <SiteLink to="/services/">{t("nav.allServices.link")}</SiteLink>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className={classes.reach}>
          <Title order={2} className={classes.title}>
            {t("footer.contact.title")}
          </Title>
          <dl className={classes.contact}>
            <div>
              <dt>{t("footer.contact.email")}</dt>
              <dd>
                <a href={emailLink(company.email)}>
                  <bdi dir="ltr">{company.email}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("footer.contact.phone")}</dt>
              <dd>
                <a href={phoneLink(company.phone)}>
                  <bdi dir="ltr">{company.phone}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("footer.contact.whatsapp")}</dt>
              <dd>
                <a href={whatsappLink(company.whatsapp)}>
                  <bdi dir="ltr">{company.whatsapp}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("footer.contact.address")}</dt>
              <dd>
                {t("footer.contact.place", { city: address.locality, country: address.country })}
              </dd>
            </div>
          </dl>
        </div>
      </Container>
      <div className={classes.base}>
        <Copyright name={name} />
        <SiteLink to="/privacy/">{t("footer.privacy.link")}</SiteLink>
        {children}
        <a href="#content">{t("footer.backToTop.link")}</a>
      </div>
    </footer>
  );
}

/**
 * The year of the build until the script has taken over, then the current one. The new key makes
 * React draw the text again; without it the first January after a build would be a hydration error.
 */
function Copyright({ name }: { name: string }) {
  const { t } = useTranslation("common");
  const { language } = useLanguage();
  return (
    <p key={String(useHydrated())} suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- see above */}
      {t("footer.copyright.text", { year: formatYear(new Date(), language), name })}
    </p>
  );
}
