/** @jest-environment node */
import { robots } from "./robots";

test.each([
  ["https://fts.example", "https://fts.example/sitemap-index.xml"],
  ["https://fts.example/site", "https://fts.example/site/sitemap-index.xml"],
])("robots.txt of %s names its sitemap and shuts nobody out", (siteUrl, sitemap) => {
  const lines = robots(siteUrl).split("\n");
  expect(lines).toContain(`Sitemap: ${sitemap}`);
  expect(lines.join()).not.toContain("Disallow");
});
