import { Suspense, type ReactNode } from "react";
import { choiceSlot } from "../../analytics/slot";
import { Toasts } from "../../components/Toasts/Toasts";
import { ActionBar } from "../../sections/ActionBar/ActionBar";
import { Footer } from "../../sections/Footer/Footer";
import { Header } from "../../sections/Header/Header";
import { useWords } from "../../i18n/useWords";
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

/**
 * Header, page and footer, and what floats above them. The measurement id is written out in full,
 * so that without one the bundler drops the code behind it.
 */
export function Layout({ shell, location, children }: LayoutProps) {
  const t = useWords("common");
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t("site.skip.label")}
      </a>
      {/* Boundaries for hydration: see components/Slices. */}
      <Suspense>
        <Header shell={shell} location={location} />
      </Suspense>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer shell={shell}>
          {process.env.GATSBY_ANALYTICS_ID ? <span id={choiceSlot} /> : null}
        </Footer>
        {/* In one boundary with the footer, whose slot it fills once hydrated. */}
        {process.env.GATSBY_ANALYTICS_ID ? <Analytics path={location.pathname} /> : null}
      </Suspense>
      <LoadFailure path={location.pathname} />
      {/* What stays at the foot of the window; toasts and the assistant keep above it. */}
      <div className={classes.foot} data-foot>
        <LanguageSuggestion translations={shell.otherLanguages.nodes} location={location} />
        <ActionBar company={shell.company} />
      </div>
      <NavigationSpinner />
      <Toasts />
      <RouteAnnouncer path={location.pathname} />
    </>
  );
}
