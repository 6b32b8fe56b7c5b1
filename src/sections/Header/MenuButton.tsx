import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { early } from "../../components/earlyTaps/useEarlyTaps";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../components/useHydrated";
import type { MenuService } from "./ServiceLinks";
import { useOpenOnPage } from "./useOpenOnPage";
import * as classes from "./Header.module.css";

const loadDrawer = async () => ({ default: (await import("./MenuDrawer")).MenuDrawer });
const MenuDrawer = lazy(loadDrawer);

export interface MenuButtonProps {
  services: readonly MenuService[];
  whatsapp: string;
  path: string;
}

/**
 * Opens the side drawer on small screens. Loads the drawer's code at the first sign of intent. The
 * server sends a link to the footer, which holds the same links; hydration turns it into a button.
 * The element stays the same, so it keeps the focus.
 */
export function MenuButton({ services, whatsapp, path }: MenuButtonProps) {
  const { t } = useTranslation("common");
  const ready = useHydrated();
  const [opened, setOpened] = useOpenOnPage(path);
  const [wanted, setWanted] = useState(false);
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpened(true);
  };
  const preload = () =>
    // A failure shows itself through the preload-failure event, and again when it is opened.
    afterPaint(() => void loadDrawer().catch(() => undefined));
  const buttonProps = {
    role: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": opened,
    onKeyDown: (event: KeyboardEvent) => event.key === " " && open(event),
  } as const;
  return (
    <>
      <a
        href="#footer"
        className={`${classes.tool} ${classes.menuButton}`}
        aria-label={t("nav.menu.open")}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        {...early}
        {...(ready ? buttonProps : {})}
      >
        <Icon name="menu-2" />
      </a>
      {wanted ? (
        <Suspense>
          <MenuDrawer
            opened={opened}
            onClose={() => setOpened(false)}
            services={services}
            whatsapp={whatsapp}
            path={path}
          />
        </Suspense>
      ) : null}
    </>
  );
}
