import "./src/theme/styles";

export {
  onCaughtError,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onUncaughtError,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapRootElement,
} from "./src/app/browser";
