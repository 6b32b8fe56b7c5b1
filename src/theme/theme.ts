import {
  alpha,
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from "@mantine/core";
import { fontOf, type Font } from "../i18n/fontOf";
import { languageCodes, languages, type Direction, type Language } from "../i18n/languages";
import breakpoints from "./breakpoints.json";
import { starClip } from "./star";

/**
 * Gold on black, used like jewellery; gold.2 and gold.6 are the specification's two golds. Links are
 * gold.2 in the dark scheme and gold.8 in the light one, the gradient runs over 2, 4 and 6, and marks
 * and bars are gold.6; contrast.test.ts holds their bounds.
 */
const gold: MantineColorsTuple = [
  "#fdf8e4",
  "#faeebc",
  "#f4d873",
  "#e8c24f",
  "#d3a136",
  "#c48f21",
  "#b57e10",
  "#9f6d0d",
  "#8a5f0c",
  "#6b4908",
];

/**
 * The palettes that components may name, as in `color="gold"`; variables.css holds no others. One more of
 * Mantine's is a word here.
 */
export const palettes = ["gold", "gray", "dark"] as const;

type Spacing = "3xs" | "2xs" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl";

declare module "@mantine/core" {
  export interface MantineThemeColorsOverride {
    // "dimmed" is a word of Mantine's own for text, and no palette.
    colors: Record<(typeof palettes)[number] | "dimmed", MantineColorsTuple>;
  }
  export interface MantineThemeSizesOverride {
    spacing: Record<Spacing, string>;
  }
}

/** Ink on gold: white would have a contrast of 1.4 to 3.5. */
const inkOnGold = "#1a1a1a";

/** The stacks of the fonts; none names the other font. */
const fontFamilies = {
  figtree: '"Figtree", "Figtree Fallback", system-ui, sans-serif',
  cairo: '"Cairo", "Cairo Fallback", "Cairo Fallback Naskh", "Cairo Fallback System", sans-serif',
} as const satisfies Record<Font, string>;

/** Arabic letters are smaller than Latin ones of the same size and need more room above and below. */
const typography = {
  ltr: {
    fontSizes: {
      xs: "0.875rem",
      sm: "0.9375rem",
      md: "clamp(1rem, 0.97rem + 0.14vw, 1.0625rem)",
      lg: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)",
    },
    lineHeights: { xs: "1.35", sm: "1.65", md: "1.65", lg: "1.65" },
    // Where the visitor's text is twice as large, a long word still fits a phone.
    display: { fontSize: "min(clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem), 16vw)", fontWeight: "750" },
    title: "min(clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem), 13vw)",
    headingLineHeight: "1.14",
  },
  rtl: {
    fontSizes: {
      xs: "0.9375rem",
      sm: "1rem",
      md: "clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)",
      lg: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)",
    },
    lineHeights: { xs: "1.45", sm: "1.85", md: "1.85", lg: "1.85" },
    display: { fontSize: "min(clamp(2.375rem, 1.6rem + 3.2vw, 4.25rem), 16vw)", fontWeight: "700" },
    title: "min(clamp(1.875rem, 1.45rem + 1.8vw, 2.875rem), 13vw)",
    headingLineHeight: "1.42",
  },
} as const satisfies Record<Direction, object>;

/**
 * The variants of the site: the one golden button in a view (`gradient`), every other one, icons on
 * tiles (`outline`, `accent`), and what shows itself as a button only when it is meant.
 */
const variants: Record<string, ReturnType<VariantColorsResolver>> = {
  gradient: {
    background: "var(--gold-gradient)",
    hover: "transparent",
    color: "var(--ink-on-gold)",
    border: "1px solid transparent",
  },
  default: {
    background: "transparent",
    hover: "var(--mantine-color-default-hover)",
    color: "var(--mantine-color-text)",
    border: "1px solid var(--control-border)",
  },
  outline: {
    background: "transparent",
    hover: "transparent",
    color: "var(--mantine-color-anchor)",
    border: "1px solid var(--hairline)",
  },
  // In the colour that `--accent` holds around it, and wholly so while it is meant: `--tile-ink`.
  accent: {
    background: "transparent",
    hover: "transparent",
    color: "var(--tile-ink, var(--mantine-color-anchor))",
    border: "1px solid color-mix(in srgb, var(--accent) 55%, transparent)",
  },
  subtle: {
    background: "transparent",
    hover: "var(--mantine-color-default-hover)",
    color: "currentcolor",
    border: "1px solid transparent",
  },
};

/** Of what lies on the page. The dark scheme has none. */
const lowShadow = "0 1px 2px rgb(22 20 15 / 6%), 0 8px 28px rgb(22 20 15 / 6%)";
/** Of what floats above the page. */
const highShadow = "0 24px 64px rgb(22 20 15 / 18%)";

function createSiteTheme(font: Font, dir: Direction): MantineThemeOverride {
  const { fontSizes, lineHeights, display, title, headingLineHeight } = typography[dir];
  const fontFamily = fontFamilies[font];
  const heading = { lineHeight: headingLineHeight, fontWeight: "700" };
  return createTheme({
    colors: { gold },
    primaryColor: "gold",
    primaryShade: { light: 8, dark: 2 },
    autoContrast: true,
    black: "#000",
    white: "#fff",
    fontFamily,
    fontSizes,
    lineHeights,
    headings: {
      fontFamily,
      fontWeight: "700",
      textWrap: "balance",
      sizes: {
        h1: { ...heading, ...display },
        h2: { ...heading, fontSize: title },
        h3: { ...heading, fontSize: "clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)" },
        // The titles of cards and points.
        h4: { ...heading, fontSize: "1.1875rem", lineHeight: lineHeights.xs },
      },
    },
    // Beside Mantine's own sizes.
    spacing: {
      "3xs": "0.25rem",
      "2xs": "0.5rem",
      xl: "1.5rem",
      "2xl": "2rem",
      "3xl": "2.5rem",
      "4xl": "3rem",
    },
    radius: { md: "0.75rem", lg: "1rem", xl: "999px" },
    shadows: { xs: lowShadow, sm: lowShadow, md: lowShadow, lg: highShadow, xl: highShadow },
    defaultRadius: "md",
    breakpoints,
    cursorType: "pointer",
    respectReducedMotion: true,
    variantColorResolver: (input) => variants[input.variant] ?? defaultVariantColorsResolver(input),
  });
}

/** The theme of each language: its font, and the sizes of its direction. */
export const themes = Object.fromEntries(
  languageCodes.map((code) => [code, createSiteTheme(fontOf[code], languages[code].dir)]),
) as Record<Language, MantineThemeOverride>;

/** What changes with the colour scheme, and the golds that Mantine has no name for. */
export const cssVariablesResolver: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    "--gold-gradient": `linear-gradient(135deg, ${colors.gold[2]} 0%, ${colors.gold[4]} 48%, ${colors.gold[6]} 100%)`,
    "--ink-on-gold": inkOnGold,
    "--star": starClip,
    // A scene is dark in both colour schemes, and so is what stands on it.
    "--coal": "#0b0b0b",
    "--scene-text": "#f6f3ec",
    "--scene-text-dimmed": "#dcd7cb",
  },
  // `--hairline` divides and adorns; `--control-border` tells what can be pressed or filled in (3:1).
  dark: {
    "--mantine-color-body": "#000",
    "--mantine-color-text": "#f6f3ec",
    "--mantine-color-dimmed": "#b9b4a8",
    "--mantine-color-anchor": colors.gold[2],
    "--mantine-color-error": "#ff8787",
    "--mantine-color-success": "#69db7c",
    "--mantine-color-default": "#1a1a1a",
    "--mantine-color-default-color": "var(--mantine-color-text)",
    "--mantine-color-default-hover": alpha(colors.gold[2], 0.08),
    "--mantine-color-default-border": "rgb(255 255 255 / 10%)",
    "--mantine-shadow-sm": "none",
    "--mantine-shadow-xl": "0 24px 64px rgb(0 0 0 / 70%)",
    "--surface-raised": "#121212",
    "--letterbox": "#020202",
    "--letterbox-end": "#060606",
    "--hairline": alpha(colors.gold[2], 0.2),
    "--control-border": alpha(colors.gold[2], 0.46),
  },
  light: {
    "--mantine-color-body": "#fff",
    "--mantine-color-text": "#16140f",
    "--mantine-color-dimmed": "#57534a",
    "--mantine-color-anchor": colors.gold[8],
    "--mantine-color-error": "#c92a2a",
    "--mantine-color-success": "#28743a",
    "--mantine-color-default": "#fff",
    "--mantine-color-default-color": "var(--mantine-color-text)",
    "--mantine-color-default-hover": alpha(colors.gold[6], 0.09),
    "--mantine-color-default-border": "rgb(22 20 15 / 12%)",
    "--surface-raised": "#f5f5f5",
    "--letterbox": "#d9d6cf",
    "--letterbox-end": "#dcd5c9",
    "--hairline": alpha(colors.gold[8], 0.26),
    "--control-border": alpha(colors.gold[8], 0.8),
  },
});
