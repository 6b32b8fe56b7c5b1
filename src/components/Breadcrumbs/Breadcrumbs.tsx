import { useTranslation } from "react-i18next";
import { Icon } from "../Icon/Icon";
import { SiteLink } from "../SiteLink/SiteLink";
import * as classes from "./Breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** The pages between the home page and this one, from the top. @default none */
  items?: readonly { readonly to: string; readonly label: string }[];
  /** The page itself. */
  current: string;
}

/** Breadcrumb navigation from the home page to this one. */
export function Breadcrumbs({ items = [], current }: BreadcrumbsProps) {
  const { t } = useTranslation("common");
  const above = [{ to: "/", label: t("nav.home.link") }].concat(items);
  return (
    <nav aria-label={t("breadcrumbs.label")}>
      <ol role="list" className={classes.root}>
        {above.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
            <Icon name="chevron-right" size={16} className={classes.separator} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
