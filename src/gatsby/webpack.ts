/** What the browser bundle does differently from Gatsby's defaults, and why. */
import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/**
 * - the `commons` group is off: it would hoist lazily loaded code into every page.
 * - the `styles` group is off: it would inline the CSS of all pages into each.
 */
export function lightenBundle({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as WebpackConfig;
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) {
    groups.commons = false;
    groups.styles = false;
  }
  actions.replaceWebpackConfig(config as never);
}
