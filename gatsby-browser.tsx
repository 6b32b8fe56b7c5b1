import "./src/theme/styles";

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  wrapRootElement,
} from "./src/app/browser";
