/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { languageCodes } from "../i18n/languages";
import { iconSpritePath } from "./iconSprite";
import { customizeWebpack } from "./webpack";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** Gatsby's configuration, as far as it is changed, and what a stage makes of it. */
function run(stage: string) {
  const extract = new MiniCssExtractPlugin();
  const config = {
    cache: { type: "filesystem" },
    entry: { app: "/.cache/production-app" },
    output: {} as { clean?: { keep: (path: string) => boolean } },
    resolve: { alias: {} },
    module: {
      rules: [
        { test: /\.woff2$/, use: [{ options: { limit: 10000 } }] },
        { test: /\.svg$/, use: [{ options: { limit: 10000 } }] },
        { oneOf: [] },
      ],
    },
    plugins: [new Map(), extract],
    optimization: { splitChunks: { cacheGroups: { commons: {}, styles: {}, framework: {} } } },
  };
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() };
  const normalModuleReplacement = jest.fn<{ request: RegExp }, [RegExp, string]>((request) => ({
    request,
  }));
  const define = jest.fn<{ definitions: object }, [object]>((definitions) => ({ definitions }));
  customizeWebpack({
    stage,
    actions,
    plugins: { normalModuleReplacement, define },
    getConfig: () => config,
  } as unknown as CreateWebpackConfigArgs);
  return { config, extract, actions, normalModuleReplacement, define };
}

test.each(["build-javascript", "build-html"])(
  "%s keeps fonts out of the style sheets, and pictures as they are",
  (stage) => {
    const { rules } = run(stage).config.module;
    expect(rules.map(({ use }) => use?.[0]?.options.limit)).toEqual([0, 10000, undefined]);
  },
);

test("turns off the groups that put code and CSS of other pages into each", () => {
  const { config, actions } = run("build-javascript");
  expect(config.optimization.splitChunks.cacheGroups).toEqual({
    commons: false,
    styles: false,
    framework: {},
    search: expect.objectContaining({ name: "search-core", minChunks: 2 }),
  });
  expect(actions.replaceWebpackConfig).toHaveBeenCalledWith(config);
});

test("the site's own first module comes before Gatsby's", () => {
  const { config } = run("build-javascript");
  expect(config.entry.app).toMatch(/src\/app\/entry\.ts$/);
  expect(config.resolve.alias).toEqual({ "gatsby-production-app": "/.cache/production-app" });
});

test("replaces code that the browser never runs, and only that", () => {
  const { normalModuleReplacement } = run("build-javascript");
  const [request, replacement] = normalModuleReplacement.mock.calls[0]!;
  expect("html-parse-stringify").toMatch(request);
  expect("./Trans.js").toMatch(request);
  expect("react-dom").not.toMatch(request);
  expect("./I18nextProvider.js").not.toMatch(request);
  expect(replacement).toMatch(/src\/app\/notInTheBrowser\.ts$/);
});

test("accepts styles in any order while developing", () => {
  const { extract, config, actions } = run("develop");
  expect(extract.options.ignoreOrder).toBe(true);
  expect(config.optimization.splitChunks.cacheGroups.commons).toEqual({});
  expect(actions.replaceWebpackConfig).toHaveBeenCalledWith(config);
});

test.each(["develop", "build-javascript", "build-html"])(
  "tells the stage %s what is configured, and what is not",
  (stage) => {
    const { define } = run(stage);
    expect(define).toHaveBeenCalledWith({
      "process.env.GATSBY_ANALYTICS_ID": '""',
      "process.env.GATSBY_CHAT_SCRIPT_URL": '""',
      "process.env.GATSBY_ICON_SPRITE": JSON.stringify(iconSpritePath),
      "process.env.GATSBY_LANGUAGE_MENU": languageCodes.length > 2 ? '"yes"' : '""',
      "process.env.GATSBY_CLIENT_PROOF": stage === "develop" ? '"yes"' : expect.any(String),
      "process.env.GATSBY_COMPANY_PROOF": stage === "develop" ? '"yes"' : expect.any(String),
    });
  },
);

test.each(["build-html", "develop-html"])(
  "leaves the chunks of the stage %s as they are",
  (stage) => {
    const { config, extract } = run(stage);
    expect(config.optimization.splitChunks.cacheGroups.commons).toEqual({});
    expect(extract.options.ignoreOrder).toBe(false);
  },
);

test("keeps webpack's work for as long as the packages and the build's own code stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "fts-webpack-"));
  const project = process.cwd();
  try {
    process.chdir(folder);
    const keptFor = (packages: string) => {
      writeFileSync("package-lock.json", packages);
      return run("build-html").config.cache;
    };
    const cache = keptFor("these packages");
    expect(cache).toMatchObject({ type: "filesystem" });
    expect(keptFor("other packages")).not.toEqual(cache);
    expect(keptFor("these packages")).toEqual(cache);
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
});

test("does not have webpack look through the packages of its compilers", () => {
  const plugins = run("build-html").config.plugins as unknown[];
  const buildDependencies = new Set(["node_modules/babel-loader/lib/index.js"]);
  const tap = (_: string, emitted: (of: object) => void) => emitted({ buildDependencies });
  (plugins.at(-1) as { apply: (compiler: object) => void }).apply({
    hooks: { afterEmit: { tap } },
  });
  expect(buildDependencies.size).toBe(0);
});

test("keeps nothing of a build that is thrown away", () => {
  jest.replaceProperty(process, "env", { ...process.env, THROWAWAY_BUILD: "yes" });
  expect(run("build-javascript").config.cache).toBe(false);
});

test("removes scripts and styles of earlier builds, and nothing else of public/", () => {
  const { keep } = run("build-javascript").config.output.clean!;
  const removed = ["app-01234567.js", "app-01234567.js.map", "1.01234567.css.br"];
  const kept = ["static", "index.html", "worker.js", "static/icons-01234567890123456789.svg"];
  expect([...removed, ...kept].filter((path) => !keep(path))).toEqual(removed);
});

test("the hash of a build is made of the names of its files, in whatever order they come", () => {
  const hashOf = (...names: string[]) => {
    const plugins = run("build-javascript").config.plugins as unknown[];
    const compilation = {
      hash: "webpack's own",
      assets: Object.fromEntries(names.map((name) => [name, {}])),
    };
    const tap = (_: string, emitted: (of: typeof compilation) => void) => emitted(compilation);
    (plugins.at(-1) as { apply: (compiler: object) => void }).apply({
      hooks: { afterEmit: { tap } },
    });
    return compilation.hash;
  };
  const hash = hashOf("app-1.js", "about-2.js");
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf("about-2.js", "app-1.js")).toBe(hash);
  expect(hashOf("app-1.js", "about-3.js")).not.toBe(hash);
});
