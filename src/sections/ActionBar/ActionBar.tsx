import { useTranslation } from "react-i18next";
import { phoneLink, whatsappLink } from "../../contact/addresses";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./ActionBar.module.css";

export interface ActionBarProps {
  company: { readonly phone: string; readonly whatsapp: string };
}

/**
 * The ways to reach the company at the foot of small windows, in one row with the assistant's
 * button, which stands in the room that styles leave for it. Plain links: it works without scripts.
 */
export function ActionBar({ company }: ActionBarProps) {
  const { t } = useTranslation("common");
  return (
    <nav aria-label={t("reach.label")} className={classes.root}>
      <a href={whatsappLink(company.whatsapp)} rel="noopener" className={classes.way}>
        <Icon name="brand-whatsapp" size={22} />
        <span>{t("reach.whatsapp")}</span>
      </a>
      <a href={phoneLink(company.phone)} className={classes.way}>
        <Icon name="phone" size={22} />
        <span>{t("reach.call")}</span>
      </a>
      <ButtonLink to="/contact/" className={classes.quote}>
        {t("reach.quote")}
      </ButtonLink>
    </nav>
  );
}
