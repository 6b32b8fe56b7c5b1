import { resultPath } from "./contract";

it.each([
  ["/contact/sent/", resultPath("en")],
  ["/ar/contact/sent/", resultPath("ar")],
  ["/contact/failed/#email", resultPath("en", { error: { code: "invalid", field: "email" } })],
  ["/ar/contact/failed/#tooLarge", resultPath("ar", { error: { code: "tooLarge" } })],
])("leads to %s", (expected, path) => {
  expect(path).toBe(expected);
});
