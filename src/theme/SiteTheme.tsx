import { DirectionProvider, MantineProvider, type MantineProviderProps } from "@mantine/core";
import { languages, type Language } from "../i18n/languages";
import { siteThemes } from "./components";
import { cssVariablesResolver } from "./theme";

export interface SiteThemeProps extends Omit<MantineProviderProps, "theme"> {
  language: Language;
}

/** Provides the direction and the Mantine theme of a language to a React root. */
export function SiteTheme({ language, children, ...props }: SiteThemeProps) {
  return (
    <DirectionProvider initialDirection={languages[language].dir} detectDirection={false}>
      <MantineProvider
        theme={siteThemes[language]}
        defaultColorScheme="dark"
        cssVariablesResolver={cssVariablesResolver}
        // The built site has them in variables.css; while developing, an edit of theme.ts shows at once.
        withCssVariables={process.env.NODE_ENV === "development"}
        cssVariablesSelector={`:root:lang(${language})`}
        withGlobalClasses={false}
        withStaticClasses={false}
        {...props}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
