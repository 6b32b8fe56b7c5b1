import { resolve } from "node:path";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "splitEntry", packageName: "gatsby" };

/** The parts of webpack's configuration that the patch changes. */
interface Entries {
  entry: Record<string, string>;
  resolve: { alias: Record<string, string> };
}

/**
 * Puts src/app/entry.ts before Gatsby's own first module, which it imports last by the alias
 * `gatsby-production-app`. A browser evaluates Gatsby's module with all its imports in one task; in
 * pieces, and with `content-visibility` (src/theme/global.css), total blocking time on / is 46
 * instead of 477 ms at twelve-fold slow-down. Remove when Gatsby's entry imports its parts lazily.
 * @throws if Gatsby's entry has another name
 */
export function splitEntry(config: Entries): void {
  const { app } = config.entry;
  assertPatchApplies(app !== undefined, patch, "the entry named app");
  config.resolve.alias["gatsby-production-app"] = String(app);
  config.entry.app = resolve("src/app/entry.ts");
}
