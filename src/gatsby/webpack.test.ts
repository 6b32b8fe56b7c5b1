/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { iconSpritePath } from "./iconSprite";
import { customizeWebpack } from "./webpack";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** Gatsby's configuration, as far as it is changed, and what a stage makes of it. */
function run(stage: string) {
  const extract = new MiniCssExtractPlugin();
  const config = {
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

test("replaces what the patches name, and only that", () => {
  const { normalModuleReplacement } = run("build-javascript");
  const requests = normalModuleReplacement.mock.calls.map(([request]) => request);
  const isReplaced = (name: string) => requests.some((request) => request.test(name));
  expect(["./CarouselVariables/CarouselVariables.mjs", "i18next"].filter(isReplaced)).toHaveLength(
    2,
  );
  expect(["react-i18next", "./useTranslation.js", "./Trans.js"].filter(isReplaced)).toEqual([]);
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

test("removes scripts and styles of earlier builds, and nothing else of public/", () => {
  const { keep } = run("build-javascript").config.output.clean!;
  const removed = ["app-01234567.js", "app-01234567.js.map", "1.01234567.css.br"];
  const kept = ["static", "index.html", "worker.js", "static/icons-01234567890123456789.svg"];
  expect([...removed, ...kept].filter((path) => !keep(path))).toEqual(removed);
});
