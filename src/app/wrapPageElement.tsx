import type { WrapPageElementBrowserArgs } from "gatsby";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { useState } from "react";
import { languages } from "../i18n/languages";
import { languageOfPath } from "../i18n/paths";
import { noCssVariables, theme } from "../theme/theme";
import { createColorSchemeManager } from "./colorScheme";
import { Layout } from "./Layout/Layout";

type PageArgs = Pick<
  WrapPageElementBrowserArgs<Queries.SiteShellFragment & { title?: string }>,
  "element" | "props"
>;

/** Direction, theme and layout around every page. */
export function wrapPageElement({ element, props }: PageArgs) {
  return <Page {...props}>{element}</Page>;
}

function Page({ children, ...props }: PageArgs["props"] & { children?: React.ReactNode }) {
  const [manager] = useState(createColorSchemeManager);
  const { dir } = languages[languageOfPath(props.path)];
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="dark"
        colorSchemeManager={manager}
        cssVariablesResolver={noCssVariables}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Layout shell={props.data} location={props.location}>
          {children}
        </Layout>
      </MantineProvider>
    </DirectionProvider>
  );
}
