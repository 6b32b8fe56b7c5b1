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
    <div className={classes.root}>
      <h2>{t("search.none.title", { term: isolate(term) })}</h2>
      <p>{t("search.none.text")}</p>
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
      <p>{t("search.none.contact.text")}</p>
      <ButtonLink to={`/contact/?message=${message}`} variant="default" arrow>
        {t("search.none.contact.link")}
      </ButtonLink>
    </div>
  );
}
