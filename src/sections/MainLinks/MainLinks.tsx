import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { mainPages } from "../../i18n/navigation";
import { useWords } from "../../i18n/useWords";
import * as classes from "./MainLinks.module.css";

/** Links to the main pages, for the not-found page. */
export function MainLinks() {
  const t = useWords("common");
  const title = useWords("pages")("notFound.links.title");
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
