/** @jest-environment node */
import { stripScripts } from "./stripScripts";

const kept =
  '<link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{}</script>';

test("takes out scripts and the hints to load them, and nothing else", () => {
  const html = `<!doctype html><html><head>${kept}<link rel="preload" as="script" href="/a.js"><link rel="preload" as="fetch" href="/page-data.json"><script>start()</script></head><body><p>Text</p><script src="/a.js" async></script></body></html>`;
  expect(stripScripts(html)).toBe(
    `<!doctype html><html><head>${kept}</head><body><p>Text</p></body></html>`,
  );
});
