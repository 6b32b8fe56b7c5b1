/** What the browser bundle does differently from Gatsby's defaults, and why. */
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/** Requests of other packages for code the site never runs in the browser. */
const unused =
  /^(html-parse-stringify|outdent|browser-lang|@builder\.io\/partytown\/integration|\.\/(Trans|TransWithoutContext)\.js|\.\/MantineCssVariables\/MantineCssVariables\.mjs)$/;

/**
 * - Code the site never runs is replaced: see src/app/notInTheBrowser.ts.
 * - The `commons` group is off: it would hoist lazily loaded code into every page.
 * - The `styles` group is off: it would inline the CSS of all pages into each.
 */
export function lightenBundle({
  stage,
  actions,
  plugins,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [plugins.normalModuleReplacement(unused, resolve("src/app/notInTheBrowser.ts"))],
  });
  const config = getConfig() as WebpackConfig;
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) {
    groups.commons = false;
    groups.styles = false;
  }
  actions.replaceWebpackConfig(config as never);
}
