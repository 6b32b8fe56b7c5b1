import { Container, Text, Title } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import { PriceCurrency } from "../../components/PriceCurrency/PriceCurrency";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import { TechnologyChips } from "../../components/TechnologyChips/TechnologyChips";
import * as classes from "./ServiceOffer.module.css";

export interface ServiceOfferProps {
  service: Queries.ServiceOfferFragment;
  /** The query that chooses the service on the pages of contact and estimate, like `?service=erp`. */
  choice: string;
}

/** The starting price of a service, large, beside what it includes, what adds to it and what we use. */
export function ServiceOffer({ service, choice }: ServiceOfferProps) {
  const { t } = useTranslation("services");
  const headingId = useId();
  const { price, pricing, technologies } = service;
  const lists = [
    { title: t("pricing.included.title"), items: pricing.included, icon: "check" },
    { title: t("pricing.adds.title"), items: pricing.adds, icon: "plus" },
  ];
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Container>
        <div className={classes.panel}>
          <div className={classes.price}>
            <Title order={2} size="h3" id={headingId}>
              {t("pricing.title")}
            </Title>
            <StartingPrice price={price} large />
            <PriceCurrency prices={[price]} />
            <Text c="dimmed">{pricing.note}</Text>
            <ButtonLink to={`/contact/${choice}`} variant="default" arrow>
              {t("quote.link")}
            </ButtonLink>
            <SiteLink to={`/estimate/${choice}`}>{t("estimate.link")}</SiteLink>
          </div>
          <div className={classes.terms}>
            {lists.map(({ title, items, icon }) => (
              <div key={icon}>
                <Title order={3} size="h4" className={classes.title}>
                  {title}
                </Title>
                <ul role="list" className={classes.items}>
                  {items.map((item) => (
                    <li key={item}>
                      <Icon name={icon} size={20} className={classes.mark} />
                      <span>{item}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div className={classes.technologies}>
              <Title order={3} size="h4" className={classes.title}>
                {t("technologies.title")}
              </Title>
              <TechnologyChips technologies={technologies} />
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
