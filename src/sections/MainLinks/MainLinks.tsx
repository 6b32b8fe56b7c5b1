import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { mainPages } from "../../i18n/navigation";
import * as classes from "./MainLinks.module.css";

/** Links to the main pages, for the not-found page. */
export function MainLinks() {
  const { t } = useTranslation("common");
  const title = t("notFound.links.title", { ns: "pages" });
  return (
    <nav aria-label={title} className={classes.root}>
      <p className={classes.title} aria-hidden="true">
        {title}
      </p>
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
    </nav>
  );
}
