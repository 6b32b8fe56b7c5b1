import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "singleI18next", packageName: "gatsby-plugin-react-i18next" };

/**
 * Makes gatsby-plugin-react-i18next share i18next with the rest of the site. The plugin requires the
 * CommonJS build, everything else imports the other one, so the bundle would hold both: 15 kB gzip
 * on every page. Remove when the plugin is published as an ES module.
 * @returns what to replace in the browser's bundle, and by which module
 * @throws if the plugin does not require i18next any more
 */
export function singleI18next(): [request: RegExp, replacement: string] {
  const plugin = readFileSync(
    resolve("node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js"),
    "utf8",
  );
  assertPatchApplies(plugin.includes('require("i18next")'), patch, 'the call require("i18next")');
  return [/^i18next$/, resolve("node_modules/i18next/dist/esm/i18next.js")];
}
