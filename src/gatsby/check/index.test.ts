/** @jest-environment node */
import { checkSite, countSite } from ".";
import { removeSites, writeSite } from "./testSite";

afterEach(removeSites);

test("checks content and locales together, sorted", () => {
  const root = writeSite((files) => {
    delete files["locales/ar/common.json"].menu.home;
    delete files["content/services/erp.json"].title.ar;
  });
  expect(checkSite(root).map(({ file, at }) => `${file} ${at}`)).toEqual([
    "content/services/erp.json title.ar",
    "locales/ar/common.json menu.home",
  ]);
});

test("counts what it checks", () => {
  expect(countSite(writeSite())).toEqual({
    contentFiles: 17,
    services: 3,
    localeFiles: 2,
    messages: 12,
  });
});
