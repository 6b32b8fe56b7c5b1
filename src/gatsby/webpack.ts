/** What the bundles do differently from Gatsby's defaults; changes of packages are in patches/. */
import { readMeasurementId } from "../hosting/build/analytics";
import { readChatScript } from "../hosting/build/chat";
import { readContent } from "../content/readContent";
import { scriptPolicyName } from "../hosting/build/csp";
import { hashDigits } from "../hosting/headerRules";
import { iconSpritePath } from "./iconSprite";
import { addresses } from "./patches/addresses";
import { carouselVariables } from "./patches/carouselVariables";
import { splitByPage, type CacheGroups } from "./patches/chunkGroups";
import { splitEntry } from "./patches/splitEntry";
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
const hashedAsset = new RegExp(
  String.raw`^[^/\\]+[-.][0-9a-f]{${hashDigits},}\.(?:js|css)(?:\.[\w.]+)?$`,
);

/** Changes Gatsby's webpack configuration for the stage that it is called for. */
export function customizeWebpack(args: CreateWebpackConfigArgs): void {
  defineConstants(args, filledProof(args.stage));
  if (args.stage === "build-javascript") patchSources(args);
  // Calls of setWebpackConfig come before: replaceWebpackConfig below replaces the whole configuration.
  const config = (args.getConfig as GetConfig)();
  if (args.stage === "develop") acceptAnyStyleOrder(config);
  if (args.stage === "build-javascript") customizeBrowserBundle(args, config);
  if (args.stage.startsWith("build")) keepFontFiles(config.module.rules);
  args.actions.replaceWebpackConfig(config);
}

/**
 * Defines unset variables as "" too; otherwise the lookup, and the code it guards, stay in the bundle.
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
 * `develop` extracts all CSS into one file and warns of conflicting import orders. Order is irrelevant
 * here: Mantine's styles are in a cascade layer, and CSS Modules override each other by specificity.
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
 * - Removes hashed files of earlier builds; published releases keep their own.
 * - Loads chunks through the only Trusted Types policy that pages allow.
 * - Names the chunk that search and assistant share `search-…`, a prefix that src/startup/loadFailures.ts
 *   relies on.
 */
function customizeBrowserBundle({ plugins }: CreateWebpackConfigArgs, config: WebpackConfig): void {
  const replaceModule = plugins.normalModuleReplacement as ReplaceModule;
  config.plugins.push(replaceModule(...carouselVariables()), replaceModule(...singleI18next()));
  splitEntry(config);
  config.output.clean = { keep: (path) => !hashedAsset.test(path) };
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
