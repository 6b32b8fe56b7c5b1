import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Container,
  Loader,
  mergeThemeOverrides,
  ThemeIcon,
  Title,
  type MantineThemeComponents,
} from "@mantine/core";
import { languageCodes, type Language } from "../i18n/languages";
import "./mantineStyles";
import * as badge from "./Badge.module.css";
import * as button from "./Button.module.css";
import * as card from "./Card.module.css";
import * as container from "./Container.module.css";
import * as themeIcon from "./ThemeIcon.module.css";
import * as title from "./Title.module.css";
import { StarLoader } from "./StarLoader";
import { themes } from "./theme";

const components: MantineThemeComponents = {
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: "subtle", size: "2.75rem", radius: "xl" },
  }),
  Badge: Badge.extend({
    defaultProps: { variant: "default", radius: "xl" },
    classNames: { root: badge.root, label: badge.label },
  }),
  Button: Button.extend({
    defaultProps: { variant: "gradient", radius: "xl" },
    classNames: {
      root: button.root,
      inner: button.inner,
      label: button.label,
      section: button.section,
    },
  }),
  Card: Card.extend({
    defaultProps: { withBorder: true, padding: "xl", radius: "lg", shadow: "sm" },
    classNames: { root: card.root },
  }),
  Container: Container.extend({ classNames: { root: container.root } }),
  Loader: Loader.extend({
    defaultProps: { type: "star", loaders: { ...Loader.defaultLoaders, star: StarLoader } },
  }),
  ThemeIcon: ThemeIcon.extend({
    // Its radius stands in the style sheet: as a property it would become an attribute too.
    defaultProps: { variant: "outline", size: "3.25rem" },
    classNames: { root: themeIcon.root },
  }),
  Title: Title.extend({ classNames: { root: title.root } }),
};

/** The theme of each language, with the looks that components of Mantine have wherever they stand. */
export const siteThemes = Object.fromEntries(
  languageCodes.map((code) => [code, mergeThemeOverrides(themes[code], { components })]),
) as Record<Language, ReturnType<typeof mergeThemeOverrides>>;
