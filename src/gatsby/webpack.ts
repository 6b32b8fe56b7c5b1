/** What the bundles do differently from Gatsby's defaults; changes of packages are in patches/. */
import { readMeasurementId } from "../hosting/build/analytics";
import { readChatScript } from "../hosting/build/chat";
import { readContent } from "../content/readContent";
import { scriptPolicyName } from "../hosting/build/csp";
import { iconSpritePath } from "./iconSprite";
import { addresses } from "./patches/addresses";
import { carouselVariables } from "./patches/carouselVariables";
import { splitByPage, type CacheGroups } from "./patches/chunkGroups";
import { enterInPieces } from "./patches/entryInPieces";
import { keepFontFiles, type LoaderRule } from "./patches/fontFiles";
import { singleI18next } from "./patches/singleI18next";
import { sourcePatches } from "./patches/sourcePatch";
import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  entry: Record<string, string>;
  module: { rules: LoaderRule[] };
  output: {
    clean?: { keep: (path: string) => boolean };
    trustedTypes?: { policyName: string };
  };
  resolve: { alias: Record<string, string> };
  optimization: { splitChunks?: { cacheGroups?: CacheGroups } };
  plugins: { options?: { ignoreOrder?: boolean } }[];
}

/** Gatsby types these of its arguments as any function. */
type Define = (definitions: Record<string, string>) => object;
type ReplaceModule = (request: RegExp, replacement: string) => object;
type GetConfig = () => WebpackConfig;

type Filled = Record<"ClientProof" | "CompanyProof", boolean>;

const isFilled = ({ items = [] }: { items?: readonly unknown[] }) => items.length > 0;

/**
 * Which sections of proof have something to show. While developing all are there, and follow what
 * is filled in.
 */
function filledProof(stage: string): Filled {
  if (stage.startsWith("develop")) return { ClientProof: true, CompanyProof: true };
  const { proof } = readContent(process.cwd());
  return {
    ClientProof: [proof.testimonials, proof.clients].some(isFilled),
    CompanyProof: [proof.team, proof.certificates, proof.registration].some(isFilled),
  };
}

/** A script or style sheet in public/, with its source map and compressed forms. */
const hashedScript = /^[^/\\]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.[\w.]+)?$/;

/** Changes Gatsby's webpack configuration for the stage that it is called for. */
export function customizeWebpack(args: CreateWebpackConfigArgs): void {
  defineConstants(args, filledProof(args.stage));
  if (args.stage === "build-javascript") patchSources(args);
  const config = (args.getConfig as GetConfig)();
  if (args.stage === "develop") acceptAnyStyleOrder(config);
  if (args.stage === "build-javascript") customizeBrowserBundle(args, config);
  if (args.stage.startsWith("build")) keepFontFiles(config.module.rules);
  args.actions.replaceWebpackConfig(config);
}

/**
 * An unset variable becomes a constant as well. Gatsby would leave it to be asked for in the
 * browser, and the code behind it in the bundle.
 */
function defineConstants({ actions, plugins }: CreateWebpackConfigArgs, proof: Filled): void {
  const define = plugins.define as Define;
  const constants: Record<string, string> = {
    GATSBY_ANALYTICS_ID: readMeasurementId(process.env),
    GATSBY_CHAT_SCRIPT_URL: readChatScript(process.env)?.href ?? "",
    GATSBY_ICON_SPRITE: iconSpritePath,
    // The code of proof, with its styles, stays out of the bundle until there is some.
    GATSBY_CLIENT_PROOF: proof.ClientProof ? "yes" : "",
    GATSBY_COMPANY_PROOF: proof.CompanyProof ? "yes" : "",
  };
  const definitions: Record<string, string> = {};
  for (const [name, value] of Object.entries(constants)) {
    definitions[`process.env.${name}`] = JSON.stringify(value);
  }
  actions.setWebpackConfig({ plugins: [define(definitions)] });
}

/**
 * Develop puts the CSS of all pages into one file and warns of every two files that pages import
 * in different order. Here order decides nothing: Mantine's styles stand in a layer, classes of CSS
 * Modules are each set in one file, and one that overrides another's file is the more specific.
 */
function acceptAnyStyleOrder({ plugins }: WebpackConfig): void {
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
}

/** Changes the source of packages on its way into the bundle. */
function patchSources({ actions }: CreateWebpackConfigArgs): void {
  const { rules, check } = sourcePatches(addresses);
  actions.setWebpackConfig({ module: { rules }, plugins: [check] });
}

/**
 * - Scripts and styles of earlier builds are removed: they belong to the releases that had them.
 * - Scripts are loaded by a policy of Trusted Types, the only one that pages allow.
 * - What the search and the assistant share has a name, by which src/startup/headScript.ts knows it.
 */
function customizeBrowserBundle({ plugins }: CreateWebpackConfigArgs, config: WebpackConfig): void {
  const replaceModule = plugins.normalModuleReplacement as ReplaceModule;
  config.plugins.push(replaceModule(...carouselVariables()), replaceModule(...singleI18next()));
  enterInPieces(config);
  config.output.clean = { keep: (path) => !hashedScript.test(path) };
  config.output.trustedTypes = { policyName: scriptPolicyName };
  config.optimization.splitChunks = {
    ...config.optimization.splitChunks,
    cacheGroups: {
      ...splitByPage(config.optimization.splitChunks?.cacheGroups),
      search: {
        name: "search-core",
        chunks: ({ name = "" }: { name?: string }) =>
          /^(assistant-conversation|search)$/.test(name),
        minChunks: 2,
        priority: 20,
        enforce: true,
      },
    },
  };
}
