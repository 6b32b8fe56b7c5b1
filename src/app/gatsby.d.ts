/** Gatsby's browser entry, under the alias that src/gatsby/webpack.ts defines. */
declare module "gatsby-production-app";
