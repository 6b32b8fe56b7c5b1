/** @jest-environment node */
import { quotePath } from "./quotePath";

const services = [{ id: "erp", path: "/services/erp-system/" }];

test.each([
  ["/", "en", "/contact/"],
  ["/ar/services/erp-system/", "ar", "/contact/?service=erp"],
  ["/services/erp-system/", "en", "/contact/?service=erp"],
  ["/contact/", "en", undefined],
  ["/ar/contact/", "ar", undefined],
  ["/contact/sent/", "en", "/contact/"],
] as const)("from %s in %s a quote is asked for at %s", (path, language, expected) => {
  expect(quotePath(path, services, language)).toBe(expected);
});
