/** @jest-environment node */
import { checkSources, countSite } from ".";
import { languageCodes } from "../../i18n/languages";
import { removeProjects, writeProject } from "../testing/testProject";
import { formsOf } from "./plurals";

afterEach(removeProjects);

test("checks content and locales together, sorted", () => {
  const root = writeProject((files) => {
    delete files["locales/ar/common.json"].menu.home;
    delete files["content/services/erp.json"].title.ar;
  });
  expect(checkSources(root).map(({ file, at }) => `${file} ${at}`)).toEqual([
    "content/services/erp.json title.ar",
    "locales/ar/common.json menu.home",
  ]);
});

test("counts what it checks", () => {
  expect(countSite(writeProject())).toEqual({
    contentFiles: 19,
    services: 3,
    localeFiles: languageCodes.length,
    // Two texts and one with every plural form.
    messages: languageCodes.reduce((sum, code) => sum + 2 + formsOf(code).length, 0),
  });
});
