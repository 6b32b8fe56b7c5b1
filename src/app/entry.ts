/**
 * The first module of the site's scripts, in place of Gatsby's own (see src/gatsby/patches/splitEntry.ts),
 * which it loads last. A browser evaluates a module with all its imports in one task, which on a
 * phone delays input too long; here the larger parts are evaluated one by one, yielding in between.
 * `eager` keeps them in their chunks.
 */
import "./stubMissingApis";
import "./trustedTypes";

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ "react-dom");
  await pause();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["createInstance"] */ "i18next");
  await pause();
  await import(/* webpackMode: "eager" */ "./wrapPageElement");
  await pause();
  await import(/* webpackMode: "eager" */ "gatsby-production-app");
}

void start();
