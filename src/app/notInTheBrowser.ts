/**
 * Stands in, in the browser bundle, for what other packages import there and this site never runs:
 * react-i18next's Trans with its HTML parser, Gatsby's Script, Partytown and service worker, the
 * message and the language detection of gatsby-plugin-react-i18next's redirect, and Mantine's CSS
 * variables (the provider is told to write none; tokens.css holds them). About 9 kB gzipped of
 * every page's script.
 */
function unused(): never {
  throw new Error(
    "This part of a library is left out of the browser bundle: see src/gatsby/webpack.ts",
  );
}

export const MantineCssVariables = unused;
export const Trans = unused;
export const TransWithoutContext = unused;
export const nodesToString = unused;
export const partytownSnippet = unused;
// eslint-disable-next-line no-restricted-syntax -- two of the packages are imported by default
export default unused;
