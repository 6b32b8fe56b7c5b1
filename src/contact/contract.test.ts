/** @jest-environment node */
import { resultPath } from "./contract";

it.each([
  ["/contact/sent/", resultPath("en")],
  ["/ar/contact/sent/", resultPath("ar")],
  ["/contact/failed/#email", resultPath("en", { error: { code: "invalid", field: "email" } })],
  ["/ar/contact/failed/#tooLarge", resultPath("ar", { error: { code: "tooLarge" } })],
  ["/ar/contact/failed/#unconfirmed", resultPath("ar", { unconfirmed: true })],
])("leads to %s", (expected, path) => {
  expect(path).toBe(expected);
});
