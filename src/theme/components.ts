import { Button, mergeThemeOverrides, type MantineThemeComponents } from "@mantine/core";
import { languageCodes, type Language } from "../i18n/languages";
import "./mantineStyles";
import * as button from "./Button.module.css";
import { themes } from "./theme";

const components: MantineThemeComponents = {
  Button: Button.extend({
    defaultProps: { variant: "gradient", radius: "xl" },
    classNames: {
      root: button.root,
      inner: button.inner,
      label: button.label,
      section: button.section,
    },
  }),
};

/** The theme of each language, with the looks that components of Mantine have wherever they stand. */
export const siteThemes = Object.fromEntries(
  languageCodes.map((code) => [code, mergeThemeOverrides(themes[code], { components })]),
) as Record<Language, ReturnType<typeof mergeThemeOverrides>>;
