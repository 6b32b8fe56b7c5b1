import { useWords } from "../../i18n/useWords";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./ContactWays.module.css";

/** The ways to reach the company: e-mail, telephone, WhatsApp and the place. */
export function ContactWays({ company }: { company: Queries.SiteShellFragment["company"] }) {
  const t = useWords("pages");
  const digits = company.whatsapp.replaceAll(/\D/g, "");
  const { address } = company;
  return (
    <ul role="list" className={classes.root}>
      <li>
        <Icon name="mail" className={classes.icon} />
        <h3>{t("ways.email")}</h3>
        <a href={`mailto:${company.email}`}>
          <bdi dir="ltr">{company.email}</bdi>
        </a>
      </li>
      <li>
        <Icon name="phone" className={classes.icon} />
        <h3>{t("ways.phone")}</h3>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`}>
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </li>
      <li>
        <Icon name="brand-whatsapp" className={classes.icon} />
        <h3>{t("ways.whatsapp")}</h3>
        <a href={`https://wa.me/${digits}`} rel="noopener">
          <bdi dir="ltr">{company.whatsapp}</bdi>
        </a>
      </li>
      <li>
        <Icon name="map-pin" className={classes.icon} />
        <h3>{t("ways.address")}</h3>
        <a href={address.mapUrl} rel="noopener">
          {t("ways.place", { city: address.locality, country: address.country })}
        </a>
      </li>
    </ul>
  );
}
