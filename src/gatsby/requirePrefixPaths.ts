import type { ParentSpanPluginArgs } from "gatsby";

/**
 * Stops a build for a folder of its host that Gatsby was not configured for: its links would lead
 * to the folder, its scripts to the root. `gatsby develop` always lives at the root.
 * @param configured the path prefix of gatsby-config.ts
 */
export function requirePrefixPaths(
  { pathPrefix, reporter }: Pick<ParentSpanPluginArgs, "pathPrefix" | "reporter">,
  configured: string,
  command = process.env.gatsby_executing_command,
): void {
  if (command !== "build" || pathPrefix === configured) return;
  reporter.panic(
    `PATH_PREFIX is "${configured}", which this build would only half follow: use npm run build, or gatsby build --prefix-paths`,
  );
}
