import { Container, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { mainPages } from "../../i18n/menuPages";
import * as classes from "./MainLinks.module.css";

/** Links to the main pages, for the not-found page. */
export function MainLinks() {
  const { t } = useTranslation("common");
  const title = t("notFound.links.title", { ns: "pages" });
  return (
    <nav aria-label={title}>
      <Container className={classes.root}>
        <Text c="dimmed" aria-hidden="true">
          {title}
        </Text>
        <ul role="list" className={classes.links}>
          {mainPages.map(({ name, route }) => (
            <li key={name}>
              <SiteLink to={route} className={classes.link}>
                <span>{t(`nav.${name}.link`)}</span>
                <Icon name="arrow-right" size={20} className={classes.onward} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
