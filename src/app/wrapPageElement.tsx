import type { GatsbyBrowser } from "gatsby";
import { useState, type ReactNode } from "react";
import { languageOfPath } from "../i18n/paths";
import { SiteTheme } from "../theme/SiteTheme";
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
    <SiteTheme language={language} colorSchemeManager={manager}>
      <Layout shell={data} location={location}>
        {children}
      </Layout>
    </SiteTheme>
  );
}
