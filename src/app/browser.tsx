import type { GatsbyBrowser } from "gatsby";
import { muteGatsbyAnnouncer, watchNavigation, navigationEnded } from "./navigation";
import { rememberServedPage, restoreServedPage } from "./servedPage";

export { wrapRootElement } from "./wrapRootElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => rememberServedPage();

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation();
  muteGatsbyAnnouncer();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => navigationEnded();

/** Gatsby's own hook for errors no boundary has caught; its type is missing in GatsbyBrowser. */
export const onUncaughtError = () => restoreServedPage();
