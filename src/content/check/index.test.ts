/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSources, countSite } from ".";
import { languageCodes } from "../../i18n/languages";
import { removeProjects, writeProject } from "../testing/testProject";
import { formsOf } from "./plurals";

afterEach(removeProjects);

test("checks content and locales together, sorted", async () => {
  const root = writeProject((files) => {
    delete files["locales/ar/common.json"].menu.home;
    delete files["content/services/erp.json"].title.ar;
  });
  expect((await checkSources(root)).map(({ file, at }) => `${file} ${at}`)).toEqual([
    "content/services/erp.json title.ar",
    "locales/ar/common.json menu.home",
  ]);
});

test("sees in the next check what has changed", async () => {
  const root = writeProject();
  const file = join(root, "content/services/erp.json");
  const before = readFileSync(file, "utf8");
  const issues = async () =>
    (await checkSources(root)).map(({ file: name, at }) => `${name} ${at}`);
  expect(await issues()).toEqual([]);
  writeFileSync(file, before.replace(/"iconName": "[^"]*"/, '"iconName": "rocket"'));
  expect(await issues()).toEqual(["content/services/erp.json iconName"]);
  rmSync(file);
  expect(await issues()).not.toEqual([]);
  writeFileSync(file, before);
  expect(await issues()).toEqual([]);
});

test("judges texts by the company's facts as they are now", async () => {
  const text = { en: "We deliver {projects} projects.", ar: "نسلّم {projects} مشروعًا." };
  const root = writeProject((files) => {
    files["content/company.json"].claims[0].id = "projects";
    Object.assign(files["content/services/erp.json"].description, text);
  });
  const issues = async () => (await checkSources(root)).map(({ at }) => at);
  expect(await issues()).not.toContain("description.en");
  const file = join(root, "content/company.json");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll('"projects"', '"works"'));
  expect(await issues()).toEqual(expect.arrayContaining(["description.en", "description.ar"]));
});

test("counts what it checks", () => {
  const root = writeProject();
  const files = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  expect(countSite(root)).toEqual({
    contentFiles: files.filter((name) => name.endsWith(".json")).length,
    services: 3,
    localeFiles: languageCodes.length,
    // Two texts and one with every plural form.
    messages: languageCodes.reduce((sum, code) => sum + 2 + formsOf(code).length, 0),
  });
});
