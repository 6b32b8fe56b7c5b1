/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { carouselVariables } from "./carouselVariables";
import { splitByPage } from "./chunkGroups";
import { splitEntry } from "./splitEntry";
import { keepFontFiles } from "./fontFiles";
import { singleI18next } from "./singleI18next";

const project = process.cwd();
afterEach(() => {
  process.chdir(project);
});

/** Runs a patch in a project where the file that it reads has other text. */
function inChanged(file: string, patch: () => unknown) {
  const folder = temporaryFolder("patches");
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "export default 1;");
  process.chdir(folder);
  return patch();
}

test("the patches fit the packages that are installed", () => {
  expect(carouselVariables()[0]).toBeInstanceOf(RegExp);
  expect(singleI18next()[1]).toMatch(/i18next\.js$/);
});

test.each([
  [
    "carouselVariables",
    "@mantine/carousel",
    () => inChanged("node_modules/@mantine/carousel/esm/Carousel.mjs", carouselVariables),
  ],
  [
    "singleI18next",
    "gatsby-plugin-react-i18next",
    () =>
      inChanged(
        "node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js",
        singleI18next,
      ),
  ],
  ["chunkGroups", "gatsby", () => splitByPage({ framework: {} })],
  ["chunkGroups", "gatsby", () => splitByPage(undefined)],
  ["splitEntry", "gatsby", () => splitEntry({ entry: { main: "" }, resolve: { alias: {} } })],
  ["fontFiles", "gatsby", () => keepFontFiles([{ test: /\.svg$/ }])],
])("%s stops the build where %s has changed", (name, packageName, run) => {
  expect(run).toThrow(`src/gatsby/patches/${name}.ts no longer fits ${packageName}: `);
});
