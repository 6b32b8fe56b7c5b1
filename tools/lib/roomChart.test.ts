/** @jest-environment node */
import { drawRooms } from "./roomChart";

const draw = (imports: Record<string, string[]>) =>
  drawRooms(
    new Map(Object.entries(imports).map(([room, direct]) => [room, new Set(direct)])),
    new Map([["page", "src/pages/<br>src/templates/"]]),
  );

test("draws rooms, without arrows that follow from others", () => {
  expect(draw({ page: ["section", "i18n"], section: ["i18n"] }).split("\n")).toEqual([
    "flowchart TD",
    '  page["src/pages/<br>src/templates/"]',
    "  page --> section",
    "  section --> i18n",
  ]);
});

test("refuses rooms that import each other", () => {
  expect(() => draw({ seo: ["head"], head: ["search"], search: ["seo"] })).toThrow(
    "seo → head → search → seo",
  );
});
