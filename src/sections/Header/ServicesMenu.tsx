import { UnstyledButton } from "@mantine/core";
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { routeOfPath } from "../../i18n/paths";
import { early } from "../../components/earlyTaps/useEarlyTaps";
import { Icon } from "../../components/Icon/Icon";
import { ServiceLinks, type MenuService } from "./ServiceLinks";
import { focusByKey } from "./focusByKey";
import { useOpenOnPage } from "./useOpenOnPage";
import * as classes from "./Header.module.css";

export interface ServicesMenuProps {
  services: readonly MenuService[];
  path: string;
}

const inUse = ":hover, :focus-within";

/**
 * The services dropdown: a disclosure with real links, which are in the served HTML. Enter and
 * Space open and close it. Arrow Down also opens it. The arrows, Home and End move inside. Escape
 * closes it and returns the focus to the button; leaving it only closes it.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function ServicesMenu({ services, path }: ServicesMenuProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useOpenOnPage(path);
  const panelId = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Before hydration styles alone open the panel; one in use then stays open.
  useEffect(() => {
    if (!button.current?.hasAttribute("data-tapped") && panel.current?.matches(inUse))
      setOpen(true);
  }, [setOpen]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open, setOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key === "ArrowDown" && !open) {
      setOpen(true);
      event.preventDefault();
      // The links become visible, and so focusable, with the next frame.
      requestAnimationFrame(() => root.current?.querySelector("a")?.focus());
      return;
    }
    if (open && root.current) focusByKey(event, root.current.querySelectorAll("a"));
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  const current = routeOfPath(path).startsWith("/services/");
  // The list item only handles key events that bubble from its button and links.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={root} className={classes.dropdown} onKeyDown={onKeyDown} onBlur={onBlur}>
      <UnstyledButton
        ref={button}
        className={classes.link}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={current ? "true" : undefined}
        onClick={() => setOpen(!open)}
        {...early}
      >
        <span>{t("nav.services.link")}</span>
        <Icon name="chevron-down" size={18} className={classes.chevron} />
      </UnstyledButton>
      <div ref={panel} id={panelId} className={classes.panel} data-open={open || undefined}>
        <ServiceLinks services={services} />
      </div>
    </li>
  );
}
