import "./src/theme/styles";

export { onPreRenderHTML, onRenderBody, wrapRootElement } from "./src/app/ssr";
