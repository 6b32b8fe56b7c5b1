import type { GatsbyBrowser } from "gatsby";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { languages } from "../i18n/languages";
import { languageOfPath } from "../i18n/paths";
import { siteThemes } from "../theme/components";
import { cssVariablesResolver } from "../theme/theme";
import { createColorSchemeManager } from "./colorScheme";
import { Layout } from "./Layout/Layout";

interface PageProps {
  path: string;
  data: Queries.SiteShellFragment;
  location: Location;
  children: ReactNode;
}

/** Direction, theme and layout around every page. */
export const wrapPageElement: GatsbyBrowser<Queries.SiteShellFragment>["wrapPageElement"] = ({
  element,
  props,
}) => (
  <Page path={props.path} data={props.data} location={props.location}>
    {element}
  </Page>
);

function Page({ path, data, location, children }: PageProps) {
  const [manager] = useState(createColorSchemeManager);
  const language = languageOfPath(path);
  return (
    <DirectionProvider initialDirection={languages[language].dir} detectDirection={false}>
      <MantineProvider
        theme={siteThemes[language]}
        defaultColorScheme="dark"
        colorSchemeManager={manager}
        cssVariablesResolver={cssVariablesResolver}
        // The built site has them in variables.css; while developing, an edit of theme.ts shows at once.
        withCssVariables={process.env.NODE_ENV === "development"}
        cssVariablesSelector={`:root:lang(${language})`}
        withGlobalClasses={false}
      >
        <Layout shell={data} location={location}>
          {children}
        </Layout>
      </MantineProvider>
    </DirectionProvider>
  );
}
