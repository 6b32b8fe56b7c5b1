/**
 * The measurement id the site was built with, such as `G-1A2B3C4D5E`; empty where nothing is to be
 * measured. A constant of the build (src/gatsby/webpack.ts), so that without an id the bundler
 * drops everything that hangs on it.
 */
export const measurementId: string = process.env.GATSBY_ANALYTICS_ID ?? "";
