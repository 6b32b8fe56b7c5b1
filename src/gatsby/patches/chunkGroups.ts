import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "chunkGroups", packageName: "gatsby" };

export type CacheGroups = Record<string, unknown>;

/**
 * Makes each page load its own code and styles. Gatsby's group `commons` moves code that is loaded on
 * use into every page, 21 kB gzip of scripts; its group `styles` puts the CSS of all pages into each.
 * Remove when Gatsby splits chunks by page (https://github.com/gatsbyjs/gatsby/issues/11072).
 * @throws if Gatsby has no such groups
 */
export function splitByPage(groups: CacheGroups | undefined): CacheGroups {
  assertPatchApplies(
    groups !== undefined && "commons" in groups && "styles" in groups,
    patch,
    "a cache group named commons or styles",
  );
  return { ...groups, commons: false, styles: false };
}
