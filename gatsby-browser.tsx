import "./src/theme/styles";

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapRootElement,
} from "./src/app/browser";
