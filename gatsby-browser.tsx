import "./src/theme/styles";

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onUncaughtError,
  shouldUpdateScroll,
  wrapRootElement,
} from "./src/app/browser";
