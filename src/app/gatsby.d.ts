/** Gatsby's browser entry, under the alias that src/gatsby/webpack.ts defines. */
declare module "gatsby-production-app";

interface Window {
  /** The path of the page that was served, as Gatsby knows it. */
  pagePath?: string;
}
