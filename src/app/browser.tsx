import type { GatsbyBrowser } from "gatsby";
import {
  browserScrolls,
  disableGatsbyAnnouncer,
  navigationEnded,
  restoreScrollPosition,
  watchHistory,
  watchNavigation,
} from "./navigation";
import { reportToTerminal } from "../startup/runtimeErrors";
import { isDeveloping } from "./developing";
import { watchConnection } from "./offline";
import { forgetServedData, refuseEmptyPage, rememberServedPage } from "./servedPage";
import { hydratePage } from "./hydrate";
import { layOutSections } from "./layOut";
import { followLinks } from "./links";
import { watchPrefetching } from "./prefetch";
import { startAssistant } from "./startAssistant";

export { wrapRootElement } from "./wrapRootElement";

/** Runs steps one by one; one that fails in a browser is reported and costs only itself. */
function runEach(...steps: (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (isDeveloping) addEventListener("error", ({ error }) => reportToTerminal(error));
  runEach(rememberServedPage, watchHistory, watchPrefetching, startAssistant);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  runEach(
    watchNavigation,
    watchConnection,
    followLinks,
    layOutSections,
    disableGatsbyAnnouncer,
    refuseEmptyPage,
  );

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  navigationEnded();
  forgetServedData();
  refuseEmptyPage();
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return true;
  const { pathname } = prevRouterProps.location;
  if (browserScrolls(pathname, location.pathname)) return false;
  const [, saved] = (getSavedScrollPosition as (at: Location) => [number, number])(location);
  if (restoreScrollPosition(location.hash, saved)) return false;
  return pathname === location.pathname && !location.hash ? [0, 0] : true;
};

/** Gatsby's own hooks, whose types are missing in GatsbyBrowser. */
export const replaceHydrateFunction = () => (isDeveloping ? undefined : hydratePage);

const onReactError = ({ error }: { error: unknown }) => {
  if (isDeveloping) reportToTerminal(error);
};

export { onReactError as onCaughtError, onReactError as onUncaughtError };
