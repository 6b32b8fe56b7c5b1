/**
 * Replaces, in the browser bundle, what packages import there and this site never runs:
 * react-i18next's Trans with its HTML parser and its hooks (useWords reads the context), a menu of
 * languages where there are two, sections of proof that is not there yet, Gatsby's Script, Slice, Partytown and service worker,
 * the message and the language detection of gatsby-plugin-react-i18next's redirect, and of Mantine
 * the CSS variables (the provider is configured to write none; tokens.css holds them), the colours of
 * variants (no component here has any) and the storage of the colour scheme (the head's script
 * keeps it). The carousel would write a style element, which the policy of the pages refuses, to say that
 * its slides are as wide as it is, without a gap: so they are anyway. About 12 kB gzipped of every page's script.
 */
function unused(): never {
  throw new Error(
    "This part of a library is left out of the browser bundle: see src/gatsby/webpack.ts",
  );
}

export const CarouselVariables = () => null;
export const CarouselContainerVariables = () => null;
export const ClientProof = unused;
export const CompanyProof = unused;
export const LanguageMenu = unused;
export const MantineCssVariables = unused;
export const Slice = unused;
export const Trans = unused;
export const TransWithoutContext = unused;
export const Translation = unused;
export const defaultVariantColorsResolver = unused;
export const localStorageColorSchemeManager = unused;
export const nodesToString = unused;
export const partytownSnippet = unused;
export const useSSR = unused;
export const useTranslation = unused;
export const withSSR = unused;
export const withTranslation = unused;
// eslint-disable-next-line no-restricted-syntax -- two of the packages are imported by default
export default unused;
