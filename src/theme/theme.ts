import { createTheme, type CSSVariablesResolver } from "@mantine/core";

/** Breakpoints in em, the ones the media queries of the CSS modules use too. */
export const breakpoints = { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "88em" } as const;

/**
 * Mantine's theme: only what Mantine reads in JavaScript. Colours, sizes and fonts are CSS
 * variables in tokens.css, which cost nothing at run time.
 */
export const theme = createTheme({
  fontFamily: "var(--font-family)",
  respectReducedMotion: true,
  breakpoints,
  cursorType: "pointer",
  defaultRadius: "md",
});

/** tokens.css holds every variable, so the provider adds none. */
export const noCssVariables: CSSVariablesResolver = () => ({ variables: {}, light: {}, dark: {} });
