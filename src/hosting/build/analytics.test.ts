/** @jest-environment node */
import { analyticsSources, readMeasurementId } from "./analytics";

test("nothing configured opens nothing", () => {
  expect(readMeasurementId({})).toBe("");
  expect(analyticsSources({})).toEqual({});
});

test("an id opens the policy for the tag and what it reports to, and for nobody else", () => {
  const sources = analyticsSources({ GATSBY_ANALYTICS_ID: " G-1A2B3C4D5E " });
  const hosts = new Set(Object.values(sources).flat());
  expect([...hosts].sort()).toEqual([
    "https://*.analytics.google.com",
    "https://*.google-analytics.com",
    "https://*.googletagmanager.com",
  ]);
  expect(sources["script-src"]).toEqual(["https://*.googletagmanager.com"]);
});

test.each(["UA-1234-1", "g-1a2b3c", "G-", "G-1234'", "https://example.com", "G-12 34"])(
  "refuses %j by name",
  (id) => {
    expect(() => readMeasurementId({ GATSBY_ANALYTICS_ID: id })).toThrow(/^GATSBY_ANALYTICS_ID: /);
  },
);
