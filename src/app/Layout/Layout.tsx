import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { memo, Suspense, useContext, useDeferredValue, useState, type ReactNode } from "react";
import { I18nContext, useTranslation } from "react-i18next";
import { choiceSlot } from "../../analytics/slot";
import { Optional } from "../../components/Optional/Optional";
import { Toasts } from "../../components/Toasts/Toasts";
import { ActionBar } from "../../sections/ActionBar/ActionBar";
import { Footer } from "../../sections/Footer/Footer";
import { Header } from "../../sections/Header/Header";
import { Analytics } from "../Analytics/Analytics";
import { LanguageSuggestion } from "../LanguageSuggestion/LanguageSuggestion";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { NavigationSpinner } from "../NavigationSpinner/NavigationSpinner";
import { RouteAnnouncer } from "../RouteAnnouncer/RouteAnnouncer";
import * as classes from "./Layout.module.css";

export interface LayoutProps {
  shell: Queries.SiteShellFragment;
  location: Location;
  children: ReactNode;
}

const PageHeader = memo(Header);
const PageFooter = memo(Footer);
const PageActionBar = memo(ActionBar);

/** Holds the consent choice. The id is written out in full, so that the bundler drops it without one. */
const consentSlot = process.env.GATSBY_ANALYTICS_ID ? <span id={choiceSlot} /> : null;

/**
 * Keeps the first page's value of what all pages of a language share; a page in another language is
 * another document. Development uses the current value.
 */
function useFirst<Value>(value: Value): Value {
  const [first] = useState(value);
  return process.env.NODE_ENV === "production" ? first : value;
}

/**
 * Renders header, page, footer and what floats above them. Header and footer keep the first page's
 * facts and words, so that a navigation does not render them again. Their marks of the current page
 * update after the new page has rendered.
 */
export function Layout({ shell: shellOfPage, location: locationOfPage, children }: LayoutProps) {
  const { t } = useTranslation("common");
  const wordsOfPage = useContext(I18nContext);
  const routeOfPage = useContext(I18nextContext);
  const shell = useFirst(shellOfPage);
  const location = useDeferredValue(locationOfPage);
  return (
    <I18nContext value={useFirst(wordsOfPage)}>
      <I18nextContext value={useDeferredValue(routeOfPage)}>
        <a href="#content" className={classes.skip}>
          {t("site.skip.label")}
        </a>
        {/* Boundaries for hydration: see components/PageParts. */}
        <Suspense>
          <PageHeader shell={shell} location={location} />
        </Suspense>
        <main id="content" tabIndex={-1} className={classes.main}>
          <I18nContext value={wordsOfPage}>
            <I18nextContext value={routeOfPage}>
              <Suspense>{children}</Suspense>
            </I18nextContext>
          </I18nContext>
        </main>
        <Suspense>
          <PageFooter shell={shell}>{consentSlot}</PageFooter>
          {/* In one boundary with the footer, whose slot it fills once hydrated. */}
          {process.env.GATSBY_ANALYTICS_ID ? (
            <Optional>
              <Analytics path={locationOfPage.pathname} />
            </Optional>
          ) : null}
        </Suspense>
        <LoadFailure path={locationOfPage.pathname} />
        <Optional>
          <LanguageSuggestion translations={shell.otherLanguages.nodes} location={location} />
        </Optional>
        {/* What stays at the foot of the window; toasts and the assistant keep above it. */}
        <div className={classes.foot} data-foot>
          <Optional>
            <PageActionBar shell={shell} location={location} />
          </Optional>
        </div>
        <Optional>
          <NavigationSpinner />
        </Optional>
        <Optional>
          <Toasts />
        </Optional>
        <Optional>
          <RouteAnnouncer path={locationOfPage.pathname} />
        </Optional>
      </I18nextContext>
    </I18nContext>
  );
}
