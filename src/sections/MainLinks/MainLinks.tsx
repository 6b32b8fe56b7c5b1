import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { useWords } from "../../i18n/useWords";
import * as classes from "./MainLinks.module.css";

/** Links to the main pages, for the not-found page. */
export function MainLinks() {
  const t = useWords("pages");
  const nav = useWords("common");
  const links = [
    { to: "/", label: nav("nav.home.link") },
    { to: "/services/", label: nav("nav.services.link") },
    { to: "/about/", label: nav("nav.about.link") },
    { to: "/investment/", label: nav("nav.investment.link") },
    { to: "/contact/", label: nav("nav.contact.link") },
  ];
  return (
    <nav aria-label={t("notFound.links.title")} className={classes.root}>
      <p className={classes.title} aria-hidden="true">
        {t("notFound.links.title")}
      </p>
      <ul role="list" className={classes.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} className={classes.link}>
              <span>{label}</span>
              <Icon name="arrow-right" size={20} className={classes.onward} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
