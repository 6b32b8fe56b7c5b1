import type { ReactNode } from "react";
import { Logo } from "../../components/Logo/Logo";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./OfferSheet.module.css";

export interface OfferSheetProps {
  company: Queries.SiteShellFragment["company"];
  /** Origin of the site, in the letters that people read. */
  siteUrl: string;
  /** The page's path without language prefix. */
  path: string;
  children: ReactNode;
}

/**
 * Makes a page print as an offer: a letterhead with the company's contact details, then the page's
 * content. On screen only the page is visible.
 */
export function OfferSheet({ company, siteUrl, path, children }: OfferSheetProps) {
  const { language } = useLanguage();
  return (
    <div className={classes.sheet}>
      <div className={classes.letterhead} aria-hidden="true">
        <Logo company={company} />
        <p>{company.tagline}</p>
        <p>
          <bdi dir="ltr">{company.email}</bdi>
          <br />
          <bdi dir="ltr">{company.phone}</bdi>
          <br />
          <bdi dir="ltr">{siteUrl + localizePath(path, language)}</bdi>
        </p>
      </div>
      {children}
    </div>
  );
}
