import type { GatsbyBrowser } from "gatsby";
import { muteGatsbyAnnouncer, watchNavigation, navigationEnded } from "./navigation";
import { rememberServedPage } from "./servedPage";

export { wrapRootElement } from "./wrapRootElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => rememberServedPage();

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation();
  muteGatsbyAnnouncer();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => navigationEnded();
