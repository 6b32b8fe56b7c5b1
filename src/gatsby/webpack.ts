/** What the bundles do differently from Gatsby's defaults, and why. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readMeasurementId } from "./analytics";
import { readChatScript } from "./chat";
import { readContent } from "../content/readContent";
import { hashDigits } from "../hosting/headerRules";
import { languageCodes } from "../i18n/languages";
import { scriptPolicyName } from "./postBuild/csp";
import { digest } from "./fileCache";
import { iconSpritePath } from "./iconSprite";
import { addresses } from "./patches/addresses";
import { replaceLoader, sourcePatches } from "./patches/sourcePatch";
import { isThrowaway } from "./throwaway";
import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  cache?: false | object;
  entry: Record<string, string>;
  module: { rules: { test?: unknown; use?: { options: { limit?: number; name?: string } }[] }[] };
  output: {
    hashDigestLength?: number;
    clean?: { keep: (path: string) => boolean };
    trustedTypes?: { policyName: string };
  };
  resolve: { alias: Record<string, string> };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
  plugins: { options?: { ignoreOrder?: boolean }; apply?: (compiler: Compiler) => void }[];
}

/** Gatsby types these of its arguments as any function. */
type Define = (definitions: Record<string, string>) => object;
type ReplaceModule = (request: RegExp, replacement: string) => object;
type GetConfig = () => WebpackConfig;

const { testimonials, clients, team, certificates, registration } = readContent(
  process.cwd(),
).proof;
const isFilled = ({ items = [] }: { items?: readonly unknown[] }) => items.length > 0;

/** Which sections of proof have something to show. */
const proof = {
  ClientProof: [testimonials, clients].some(isFilled),
  CompanyProof: [team, certificates, registration].some(isFilled),
};

/** Requests of other packages for code the site never runs in the browser. */
const unused = new RegExp(
  `^(${[
    "html-parse-stringify",
    "outdent",
    "browser-lang",
    "gatsby-script",
    "@builder\\.io/partytown/integration",
    "\\./(register-service-worker|slice|utils/inject-partytown-snippet)",
    "\\./(Trans|TransWithoutContext|useTranslation|withTranslation|Translation|useSSR|withSSR)\\.js",
    // One other language is a link in the header, and needs no menu.
    ...(languageCodes.length > 2 ? [] : ["\\./LanguageMenu"]),
    // A section that has nothing to show yet.
    ...Object.entries(proof).flatMap(([name, shown]) => (shown ? [] : `.*/${name}`)),
    "\\./.*/(CarouselVariables|MantineCssVariables|local-storage-manager|default-variant-colors-resolver)\\.mjs",
  ].join("|")})$`,
);

/** A script or style sheet in public/, with its source map and compressed forms. */
const hashedScript = new RegExp(
  String.raw`^[^/\\]+[-.][0-9a-f]{${hashDigits},}\.(?:js|css)(?:\.[\w.]+)?$`,
);

/** Changes Gatsby's webpack configuration for the stage that it is called for. */
export function customizeWebpack(args: CreateWebpackConfigArgs): void {
  defineConstants(args);
  customizeCache(args);
  if (args.stage === "develop") acceptAnyStyleOrder(args);
  if (args.stage === "build-javascript") {
    customizeBrowserBundle(args);
    patchPackages(args);
  }
  if (args.stage.startsWith("build")) customizeFonts(args);
}

/**
 * An unset variable becomes a constant as well. Gatsby would leave it to be asked for in the
 * browser, and the code behind it in the bundle.
 */
function defineConstants({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const define = plugins.define as Define;
  // While developing the sections of proof are there, and follow what is filled in.
  const show = (isShown: boolean) => (isShown || stage.startsWith("develop") ? "yes" : "");
  const constants: Record<string, string> = {
    GATSBY_ANALYTICS_ID: readMeasurementId(process.env),
    GATSBY_CHAT_SCRIPT_URL: readChatScript(process.env)?.href ?? "",
    GATSBY_ICON_SPRITE: iconSpritePath,
    // One other language is a link in the header; the code of the menu stays out of the bundle.
    GATSBY_LANGUAGE_MENU: languageCodes.length > 2 ? "yes" : "",
    // So does that of proof, with its styles, until there is some.
    GATSBY_CLIENT_PROOF: show(proof.ClientProof),
    GATSBY_COMPANY_PROOF: show(proof.CompanyProof),
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
function acceptAnyStyleOrder({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as GetConfig)();
  const extract = config.plugins.find(
    (plugin) => plugin.constructor.name === "MiniCssExtractPlugin",
  );
  if (extract?.options) extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

/**
 * - A font is a file of its own, however small: inlined it would weigh on pages that have no use
 *   for it.
 * - Its name ends with eight digits of a hash, not 32: it stands in every page. The pages' HTML and
 *   their styles, which are built apart, name the same file.
 */
function customizeFonts({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as GetConfig)();
  for (const { test, use } of config.module.rules) {
    if (!(test instanceof RegExp && test.test(".woff2") && use?.[0])) continue;
    use[0].options.limit = 0;
    use[0].options.name = `static/[name]-[hash:${hashDigits}].[ext]`;
  }
  actions.replaceWebpackConfig(config);
}

/** What webpack's cache depends on besides the sources: the packages, and how they are used. */
const compiledBy = [
  "package-lock.json",
  "babel.config.js",
  "postcss.config.js",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
  replaceLoader,
];

/** Keeps webpack from looking at the packages of its compilers, file by file. */
const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler) => {
    hooks.afterEmit.tap("forget-build-dependencies", ({ buildDependencies }) =>
      buildDependencies.clear(),
    );
  },
};

/**
 * Webpack keeps its work for the next build. Whether that still holds it would find out from every
 * file of its compilers and their packages, which takes as long as to compile; their versions stand
 * in the lockfile. A build without a next one keeps nothing.
 */
function customizeCache({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as GetConfig)();
  if (isThrowaway(process.env)) {
    config.cache = false;
  } else {
    const files = compiledBy.map((path) => resolve(path)).filter((file) => existsSync(file));
    const version = digest(...files.map((file) => readFileSync(file)));
    config.cache = { ...config.cache, version };
    config.plugins.push(forgetBuildDependencies);
  }
  actions.replaceWebpackConfig(config);
}

/** Changes how packages behave: see patches/. */
function patchPackages({ actions }: CreateWebpackConfigArgs): void {
  const { rules, check } = sourcePatches(addresses);
  actions.setWebpackConfig({ module: { rules }, plugins: [check] });
}

interface Compilation {
  buildDependencies: Set<string>;
  hash: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: {
    afterEmit: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/**
 * By this hash Gatsby tells whether a page and its scripts belong to the same build; it stands in
 * every page. Webpack's own also covers which style sheets came from its cache, so the same site
 * built again would have other pages. The names of the files end with hashes of what is in them.
 */
const hashFileNames = {
  apply: ({ hooks }: Compiler) => {
    hooks.afterEmit.tap("hash-file-names", (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = digest(...names).slice(0, hashDigits);
    });
  },
};

/**
 * - The site's own first module comes before Gatsby's: see src/app/entry.ts.
 * - Code the site never runs is replaced: see src/app/notInTheBrowser.ts.
 * - i18next is one module: gatsby-plugin-react-i18next asks for its CommonJS build, the assistant
 *   for the other one, which would come as a second copy.
 * - The `commons` group is off: it would hoist lazily loaded code into every page.
 * - The `styles` group is off: it would inline the CSS of all pages into each.
 * - Eight digits of a hash in a file's name tell its versions apart; the names of all pages' files
 *   stand in each page.
 * - Scripts and styles of earlier builds are removed: they belong to the releases that had them.
 * - Scripts are loaded by a policy of Trusted Types, the only one that pages allow.
 * - What the search and the assistant share has a name, by which src/head/headScript.ts knows it.
 * - The hash of the build is made of the names of its files.
 */
function customizeBrowserBundle({ actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const replaceModule = plugins.normalModuleReplacement as ReplaceModule;
  actions.setWebpackConfig({
    plugins: [
      replaceModule(unused, resolve("src/app/notInTheBrowser.ts")),
      replaceModule(/^i18next$/, resolve("node_modules/i18next/dist/esm/i18next.js")),
    ],
  });
  const config = (getConfig as GetConfig)();
  config.output.hashDigestLength = hashDigits;
  config.output.clean = { keep: (path) => !hashedScript.test(path) };
  config.resolve.alias["gatsby-production-app"] = config.entry.app ?? "";
  config.output.trustedTypes = { policyName: scriptPolicyName };
  config.entry.app = resolve("src/app/entry.ts");
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) {
    groups.commons = false;
    groups.styles = false;
    groups.search = {
      name: "search-core",
      chunks: ({ name = "" }: { name?: string }) => /^(assistant-conversation|search)$/.test(name),
      minChunks: 2,
      priority: 20,
      enforce: true,
    };
  }
  config.plugins.push(hashFileNames);
  actions.replaceWebpackConfig(config);
}
