import { Card, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as classes from "./NothingFound.module.css";
import type { ListedService } from "./ServiceCard";

export interface NothingFoundProps {
  term: string;
  /** Where the visitor may go on. */
  services: readonly ListedService[];
}

/** Isolates a term of any script from the sentence around it (FIRST STRONG ISOLATE). */
const isolate = (term: string) => `\u2068${term}\u2069`;

/** The empty state of the search: a message, links, and the offer to ask. */
export function NothingFound({ term, services }: NothingFoundProps) {
  const { t } = useTranslation("pages");
  const message = encodeURIComponent(t("search.none.message", { term }));
  return (
    <Card className={classes.root}>
      <Title order={2} size="h3" className={classes.title}>
        {t("search.none.title", { term: isolate(term) })}
      </Title>
      <Text c="dimmed">{t("search.none.text")}</Text>
      <ul role="list" className={classes.services}>
        {services.map(({ id, path, iconName, title }) => (
          <li key={id}>
            <SiteLink to={path} className={classes.service}>
              <Icon name={iconName} size={20} className={classes.icon} />
              <span>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <Text c="dimmed">{t("search.none.contact.text")}</Text>
      <ButtonLink to={`/contact/?message=${message}`} variant="default" arrow>
        {t("search.none.contact.link")}
      </ButtonLink>
    </Card>
  );
}
