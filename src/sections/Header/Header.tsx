import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages, otherLanguages } from "../../i18n/languages";
import { headerPages } from "../../i18n/menuPages";
import { useLanguage } from "../../i18n/useLanguage";
import { quotePath } from "../../contact/quotePath";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { ColorSchemeToggle } from "../../components/ColorSchemeToggle/ColorSchemeToggle";
import { LanguageLink } from "../../components/LanguageLink/LanguageLink";
import { useEarlyTaps } from "../../components/earlyTaps/useEarlyTaps";
import { Logo } from "../../components/Logo/Logo";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { LanguageMenu } from "./LanguageMenu";
import { MenuButton } from "./MenuButton";
import { ServicesMenu } from "./ServicesMenu";
import { useScrolled } from "./useScrolled";
import * as classes from "./Header.module.css";

export interface HeaderProps {
  shell: Queries.SiteShellFragment;
  location: Location;
}

/** The fixed header: brand, main navigation, colour scheme, language and the way to a quote. */
export function Header({ shell, location }: HeaderProps) {
  const { t } = useTranslation("common");
  const { language } = useLanguage();
  const scrolled = useScrolled();
  const root = useRef<HTMLElement>(null);
  useEarlyTaps(root);
  const { company } = shell;
  const path = location.pathname.slice(__PATH_PREFIX__.length);
  const quote = quotePath(path, shell.menuServices.nodes, language);
  return (
    <header ref={root} className={classes.root} data-scrolled={scrolled || undefined}>
      <div className={classes.inner}>
        <SiteLink
          to="/"
          className={classes.brand}
          aria-label={t("site.home.label", { name: company.name })}
        >
          <Logo company={company} />
        </SiteLink>
        <nav className={classes.nav} aria-label={t("nav.main.label")}>
          <ul role="list" className={classes.links}>
            {headerPages.map(({ name: page, route }) =>
              page === "services" ? (
                <ServicesMenu key={page} services={shell.menuServices.nodes} path={path} />
              ) : (
                <li key={page}>
                  <SiteLink to={route} className={classes.link}>
                    {t(`nav.${page}.link`)}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={classes.tools}>
          <ColorSchemeToggle />
          {languageCodes.length > 2 ? (
            <LanguageMenu location={location} className={classes.language} />
          ) : (
            otherLanguages(language).map((code) => (
              <LanguageLink key={code} to={code} location={location} className={classes.language}>
                {languages[code].label}
              </LanguageLink>
            ))
          )}
          {quote ? (
            <ButtonLink to={quote} variant="default" className={classes.quote}>
              {t("reach.quote")}
            </ButtonLink>
          ) : null}
          <MenuButton
            services={shell.menuServices.nodes}
            whatsapp={shell.company.whatsapp}
            path={path}
          />
        </div>
      </div>
    </header>
  );
}
