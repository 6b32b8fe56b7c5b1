import { withPrefix, type GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { languages } from "../i18n/languages";
import { languageOfPath, manifestPath } from "../i18n/paths";
import { fontOf } from "../i18n/fontOf";
import { preloadedFont } from "../theme/fonts";
import { themeColors } from "../startup/colorScheme";
import { headScript } from "../startup/headScript";
import { notFoundScript } from "./notFoundScript";

export { wrapRootElement } from "./wrapRootElement";

/**
 * Renders to a string. Gatsby's stream puts large Suspense boundaries (components/PageParts) at the
 * end of the document, hidden until a script moves them.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const language = languageOfPath(pathname);
  const { dir, hrefLang } = languages[language];
  setHtmlAttributes({
    lang: hrefLang,
    dir,
    "data-mantine-color-scheme": "dark",
  } as React.HtmlHTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={themeColors.dark} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: headScript() }} />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={preloadedFont[fontOf[language]]}
      crossOrigin="anonymous"
    />,
    <link key="favicon" rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />,
    <link key="favicon-ico" rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />,
    <link key="manifest" rel="manifest" href={withPrefix(manifestPath(language))} />,
  ]);
  if (pathname === "/404.html") {
    setPostBodyComponents([
      <script key="not-found" dangerouslySetInnerHTML={{ __html: notFoundScript() }} />,
    ]);
  }
};

const keyOf = (node: React.ReactNode) =>
  node !== null && typeof node === "object" && "key" in node ? String(node.key) : "";

/** Whether a node of the head is the style element with the styles of every page. */
const isSharedStyle = (node: React.ReactNode) =>
  isValidElement<{ "data-href"?: string }>(node) &&
  /\/app\.[^/]*\.css$/.test(node.props["data-href"] ?? "");

/**
 * Orders the head, and removes the style and script that gatsby-plugin-image adds for its
 * component, which this site does not use, and the version of Gatsby.
 *
 * Gatsby puts the styles of the page before those of every page. Mantine's have to come in its own
 * order, where those of UnstyledButton stand before those of Tabs, as they do after a navigation.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const first = ["theme-color", "before-paint", "font"];
  const components = getHeadComponents().filter(
    (node) => !/^(?:gatsby-image-style|generator)/.test(keyOf(node)),
  );
  const rank = (node: React.ReactNode) => {
    if (isSharedStyle(node)) return first.length;
    const position = first.indexOf(keyOf(node));
    return position === -1 ? first.length + 1 : position;
  };
  replaceHeadComponents(components.sort((a, b) => rank(a) - rank(b)));
};
