import {
  convertCssVariables,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
  type MantineTheme,
  type MantineThemeOverride,
} from "@mantine/core";
import { defaultLanguage, otherLanguages } from "../i18n/languages";
import { cssVariablesResolver, palettes, themes } from "./theme";

/** A complete theme with the palettes that the site names. */
function themeWithPalettes(override: MantineThemeOverride): MantineTheme {
  const theme = mergeMantineTheme(DEFAULT_THEME, override);
  const colors = Object.fromEntries(palettes.map((name) => [name, theme.colors[name]]));
  return { ...theme, colors: colors as MantineTheme["colors"] };
}

function variablesOf(override: MantineThemeOverride) {
  const theme = themeWithPalettes(override);
  const [mantine, own] = [defaultCssVariablesResolver(theme), cssVariablesResolver(theme)];
  return {
    variables: { ...mantine.variables, ...own.variables },
    dark: { ...mantine.dark, ...own.dark },
    light: { ...mantine.light, ...own.light },
  };
}

const onlyNew = (variables: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => known[name] !== value));

/**
 * The style sheet with the variables of the site's themes: all of them for the default language, and
 * for each other one what its theme has otherwise. `MantineProvider` would write the same into the
 * body of every page.
 */
export function themeVariables(): string {
  const usual = variablesOf(themes[defaultLanguage]);
  const others = otherLanguages(defaultLanguage).map((language) => {
    const { variables } = variablesOf(themes[language]);
    const changed = onlyNew(variables, usual.variables);
    return convertCssVariables(
      { variables: changed, dark: {}, light: {} },
      `:root:lang(${language})`,
    );
  });
  return [convertCssVariables(usual, ":root"), ...others].join("\n");
}
