import { requireTarget } from "./requireTarget";

const patch = { name: "chunkGroups", of: "gatsby" };

export type CacheGroups = Record<string, unknown>;

/**
 * Has each page load its own code and styles. Gatsby's group `commons` moves code that is loaded on
 * use into every page, 21 kB gzip of scripts; its group `styles` puts the CSS of all pages into each.
 * It can go when Gatsby splits chunks by page (https://github.com/gatsbyjs/gatsby/issues/11072).
 * @throws if Gatsby has no such groups
 */
export function splitByPage(groups: CacheGroups | undefined): CacheGroups {
  requireTarget(
    groups !== undefined && "commons" in groups && "styles" in groups,
    patch,
    "a cache group named commons or styles",
  );
  return { ...groups, commons: false, styles: false };
}
