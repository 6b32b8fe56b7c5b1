import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as classes from "./ServiceLinks.module.css";

export type MenuService = Queries.SiteShellFragment["menuServices"]["nodes"][number];

export interface ServiceLinksProps {
  services: readonly MenuService[];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** All Services, then each service with its icon, title and a line that describes it. */
export function ServiceLinks({ services, onFollow }: ServiceLinksProps) {
  const { t } = useTranslation("common");
  return (
    <ul role="list" className={classes.root}>
      <li>
        <SiteLink to="/services/" className={classes.link} onClick={onFollow}>
          <span className={classes.text}>
            {/* Spaces between words that only styles set apart: for readers without them. */}
            <span className={classes.title}>{t("nav.allServices.link")}</span>{" "}
            <span className={classes.description}>{t("nav.allServices.text")}</span>
          </span>
          <Icon name="chevron-right" size={18} className={classes.onward} />
        </SiteLink>
      </li>
      {services.map(({ id, path, iconName, title, summary, color }) => (
        <li key={id}>
          <SiteLink to={path} className={classes.link} onClick={onFollow}>
            <span className={classes.icon} style={{ "--accent": color }}>
              <Icon name={iconName} size={22} />
            </span>
            <span className={classes.text}>
              <span className={classes.title}>{title}</span>{" "}
              <span className={classes.description}>{summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
