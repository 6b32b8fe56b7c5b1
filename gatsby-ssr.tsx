import "./src/theme/styles";

export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapRootElement } from "./src/app/ssr";
