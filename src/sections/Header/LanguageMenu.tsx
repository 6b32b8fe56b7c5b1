import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { Icon } from "../../components/Icon/Icon";
import { LanguageLink } from "../../components/LanguageLink/LanguageLink";
import { languages, otherLanguages } from "../../i18n/languages";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./LanguageMenu.module.css";

/**
 * The other languages, behind the name of the page's own. The browser opens and closes it, with or
 * without scripts; with them it also closes by Escape, by a click elsewhere and when the focus leaves.
 */
export function LanguageMenu({ location, className }: { location: Location; className?: string }) {
  const { language } = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    // Only handles key events that bubble from its summary and links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={classes.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={`${className ?? ""} ${classes.summary}`}>
        {languages[language].label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul role="list" className={classes.list}>
        {otherLanguages(language).map((code) => (
          <li key={code}>
            <LanguageLink to={code} location={location} className={classes.link}>
              {languages[code].label}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
