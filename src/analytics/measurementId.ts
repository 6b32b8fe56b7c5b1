/**
 * The measurement id the site was built with, such as `G-1A2B3C4D5E`; empty without analytics. A
 * build-time constant (src/gatsby/webpack.ts), so that the bundler drops all code behind it.
 */
export const measurementId: string = process.env.GATSBY_ANALYTICS_ID ?? "";
