import "./src/theme/styles";

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onUncaughtError,
  wrapRootElement,
} from "./src/app/browser";
