import { Anchor, Breadcrumbs as Trail, Text } from "@mantine/core";
import "@mantine/core/styles/Anchor.layer.css";
import "@mantine/core/styles/Breadcrumbs.layer.css";
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

/** Breadcrumb navigation from the home page to this one; on phones the way back to the page above. */
export function Breadcrumbs({ items = [], current }: BreadcrumbsProps) {
  const { t } = useTranslation("common");
  const above = [{ to: "/", label: t("nav.home.link") }].concat(items);
  return (
    <nav aria-label={t("breadcrumbs.label")}>
      <Trail
        role="list"
        separator={<Icon name="chevron-right" size={16} />}
        separatorMargin="0.35rem"
        classNames={{ root: classes.root, breadcrumb: classes.item, separator: classes.separator }}
        attributes={{ separator: { "aria-hidden": true } }}
      >
        {above.map(({ to, label }) => (
          <span key={to} role="listitem">
            <Anchor component={SiteLink} to={to} inherit className={classes.link}>
              <Icon name="chevron-left" size={18} className={classes.back} />
              <span>{label}</span>
            </Anchor>
          </span>
        ))}
        <Text span inherit role="listitem" aria-current="page">
          {current}
        </Text>
      </Trail>
    </nav>
  );
}
