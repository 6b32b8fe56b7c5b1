import { Collapse, Drawer, NavLink, useDirection } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import "@mantine/core/styles/NavLink.layer.css";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { whatsappLink } from "../../contact/addresses";
import { headerPages } from "../../i18n/menuPages";
import { routeOfPath } from "../../i18n/paths";
import { afterPaint } from "../../components/afterPaint";
import { useDialog } from "../../components/dialog/useDialog";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { ServiceLinks, type MenuService } from "./ServiceLinks";
import * as classes from "./MenuDrawer.module.css";

export interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  services: readonly MenuService[];
  whatsapp: string;
  path: string;
}

/** The services below their entry. Its state is its own, so that opening it renders nothing else. */
function Submenu({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  const { t } = useTranslation("common");
  const [expanded, setExpanded] = useState(isCurrent);
  const [shown, setShown] = useState(isCurrent);
  const id = useId();
  const toggle = () => {
    setExpanded(!expanded);
    // The entry answers first: laying out the list takes a phone several frames.
    afterPaint(() => setShown(!expanded));
  };
  return (
    <>
      <NavLink
        component="button"
        type="button"
        label={t("nav.services.link")}
        rightSection={<Icon name="chevron-down" size={18} className={classes.chevron} />}
        className={classes.link}
        aria-expanded={expanded}
        aria-controls={id}
        aria-current={isCurrent ? "true" : undefined}
        onClick={toggle}
      />
      <Collapse id={id} expanded={shown}>
        {children}
      </Collapse>
    </>
  );
}

/** The specification's 250 px, and more where the visitor's text is larger. */
const width = "15.625rem";

/**
 * The navigation on small screens. Mantine turns the drawer's position with the direction, so one
 * constant opens it from the right in English and from the left in Arabic.
 */
export function MenuDrawer({ opened, onClose, services, whatsapp, path }: MenuDrawerProps) {
  const { t } = useTranslation("common");
  const { dir } = useDirection();
  const dialog = useDialog(opened);
  return (
    <Drawer
      {...dialog}
      onClose={onClose}
      position="right"
      size={width}
      title={t("nav.menu.title")}
      closeButtonProps={{ "aria-label": t("nav.menu.close") }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      // A header element in a dialog would be taken for the page's banner.
      attributes={{ content: { dir }, header: { role: "presentation" } }}
    >
      <nav aria-label={t("nav.main.label")}>
        <ul role="list" className={classes.links}>
          {headerPages.map(({ name, route }) =>
            name === "services" ? (
              <li key={name}>
                <Submenu isCurrent={routeOfPath(path).startsWith("/services/")}>
                  <ServiceLinks services={services} onFollow={onClose} />
                </Submenu>
              </li>
            ) : (
              <li key={name}>
                <NavLink
                  component={SiteLink}
                  to={route}
                  label={t(`nav.${name}.link`)}
                  className={classes.link}
                  onClick={onClose}
                />
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={classes.reach}>
        <ButtonLink to="/contact/" onClick={onClose}>
          {t("reach.quote")}
        </ButtonLink>
        <NavLink
          href={whatsappLink(whatsapp)}
          label={t("reach.whatsapp")}
          rightSection={<Icon name="brand-whatsapp" size={22} />}
          className={classes.link}
        />
      </div>
    </Drawer>
  );
}
