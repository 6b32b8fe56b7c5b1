import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "../../i18n/useWords";
import { Icon } from "../../components/Icon/Icon";
import type { MenuService } from "./ServiceLinks";
import * as classes from "./Header.module.css";

const loadDrawer = async () => ({ default: (await import("./MenuDrawer")).MenuDrawer });
const MenuDrawer = lazy(loadDrawer);

export interface MenuButtonProps {
  services: readonly MenuService[];
  path: string;
}

/**
 * Opens the side drawer on small screens. The drawer's code comes on the first sign of intent;
 * without a script the button is a link to the footer, which holds the same links.
 */
export function MenuButton({ services, path }: MenuButtonProps) {
  const t = useWords("common");
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => setOpened(false), [path]);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  const preload = () => {
    // A failure shows itself through the preload-failure event, and again when it is opened.
    loadDrawer().catch(() => undefined);
  };
  return (
    <>
      <a href="#footer" className={`${classes.tool} ${classes.menuButton}`} data-script-replaces>
        <Icon name="menu-2" />
        <span className={classes.hiddenText}>{t("nav.menu.open")}</span>
      </a>
      <button
        type="button"
        className={`${classes.tool} ${classes.menuButton}`}
        aria-label={t("nav.menu.open")}
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-needs-script
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="menu-2" />
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <MenuDrawer
            opened={opened}
            onClose={() => setOpened(false)}
            services={services}
            path={path}
          />
        </Suspense>
      ) : null}
    </>
  );
}
