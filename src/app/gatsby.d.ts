/** Gatsby's own first module in the browser, by the alias that src/gatsby/webpack.ts gives it. */
declare module "gatsby-production-app";
