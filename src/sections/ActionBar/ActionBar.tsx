import { useTranslation } from "react-i18next";
import { phoneLink, whatsappLink } from "../../contact/addresses";
import { quotePath } from "../../contact/quotePath";
import { useLanguage } from "../../i18n/useLanguage";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./ActionBar.module.css";

export interface ActionBarProps {
  shell: Queries.SiteShellFragment;
  location: Location;
}

/**
 * The ways to reach the company at the foot of small windows, in one row with the assistant's
 * button, which stands in the room that styles leave for it. Plain links: it works without scripts.
 */
export function ActionBar({ shell, location }: ActionBarProps) {
  const { t } = useTranslation("common");
  const { language } = useLanguage();
  const { company, menuServices } = shell;
  const path = location.pathname.slice(__PATH_PREFIX__.length);
  const quote = quotePath(path, menuServices.nodes, language);
  return (
    <nav aria-label={t("reach.label")} className={classes.root}>
      <a href={whatsappLink(company.whatsapp)} className={classes.way}>
        <Icon name="brand-whatsapp" size={22} />
        <span>{t("reach.whatsapp")}</span>
      </a>
      <a href={phoneLink(company.phone)} className={classes.way}>
        <Icon name="phone" size={22} />
        <span>{t("reach.call")}</span>
      </a>
      {quote ? (
        <ButtonLink to={quote} variant="default" className={classes.quote}>
          {t("reach.quote")}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
