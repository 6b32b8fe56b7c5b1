/** @jest-environment node */
import { contentFiles } from "./contentFiles";
import { readContent } from "./readContent";
import { removeProjects, writeProject } from "./testing/testProject";

afterEach(removeProjects);

test("reads everything: folders in the order of their entries, lists in that of their file", () => {
  const content = readContent(
    writeProject((files) => {
      files["content/services/api.json"].order = 5;
      files["content/services/cloud.json"].order = 30;
      files["content/services/erp.json"].order = 20;
    }),
  );
  expect(Object.keys(content).sort()).toEqual(Object.keys(contentFiles).sort());
  expect(content.services.map(({ id }) => id)).toEqual(["api", "erp", "cloud"]);
  expect(content.modules.map(({ id }) => id)).toEqual(["sales", "inventory"]);
  expect(content.company.name).toBe("FTS");
});

test("refuses content of the wrong shape with every error, its file and field", () => {
  const root = writeProject((files) => {
    delete files["content/services/erp.json"].title.ar;
    files["content/company.json"].foundingYear = "2020";
    delete files["content/home.json"];
  });
  const lines = [
    "content/company.json › foundingYear: is",
    "content/home.json: is missing",
    "content/services/erp.json › title.ar: is missing",
  ];
  expect(() => readContent(root)).toThrow(new RegExp(lines.join("[^]*")));
});
