/** @jest-environment node */
import { mergeSources, outsideHosts } from "./outsideHosts";

test("an unconfigured site opens its policy for nobody", () => {
  expect(outsideHosts({})).toEqual({});
});

test("hosts of several services come together, each once", () => {
  expect(
    mergeSources([
      { "script-src": ["https://a.example"], "connect-src": ["https://a.example"] },
      { "script-src": ["https://a.example", "https://b.example"] },
    ]),
  ).toEqual({
    "script-src": ["https://a.example", "https://b.example"],
    "connect-src": ["https://a.example"],
  });
});
