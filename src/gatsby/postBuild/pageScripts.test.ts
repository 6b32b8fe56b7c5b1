/** @jest-environment node */
import { withLightScripts } from "./pageScripts";

const scripts =
  '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>';
const map = '<script\n id="gatsby-chunk-mapping"\n>window.___chunkMapping="{\\"a\\":[]}";</script>';
/** What Gatsby ends a page with. */
const slice = `\n  ${map}\n  <script>window.___webpackCompilationHash="0a1b";</script>${scripts}`;
const page = (inline: string) =>
  `<html lang="en"><head><script>${inline}</script></head><!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></html>`;
const source = "// why\nfunction longName(argument) { return argument + 1 }";

test("the site's scripts wait in a template, in their order", async () => {
  const html = await withLightScripts(page(""));
  const marked = scripts.replaceAll("<script", '<script data-cfasync="false"');
  expect(html).toContain(`</head><template id="scripts">${marked}</template></html>`);
});

test("the hash of the build stands on the document", async () => {
  expect(await withLightScripts(page(""))).toContain('<html lang="en" data-build="0a1b"><head>');
});

test("inline scripts are minified and mean the same", async () => {
  const html = await withLightScripts(page(source));
  const [, inline = ""] = /<script data-cfasync="false">([^<]*)<\/script>/.exec(html)!;
  expect(inline.length).toBeLessThan(source.length);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is inlined as source
  expect(new Function(`${inline};return longName(1)`)()).toBe(2);
});

test("the page's own path is kept, without the comments about it", async () => {
  const script = `/*<![CDATA[*/window.pagePath="/ar/";/*]]>*/`;
  const html = await withLightScripts(`<script id="gatsby-script-loader">${script}</script>`);
  expect(html).toBe('<script data-cfasync="false">window.pagePath="/ar/";</script>');
});

test("a page that is so already stays the same", async () => {
  const html = await withLightScripts(page(source));
  expect(await withLightScripts(html)).toBe(html);
});

test("structured data and foreign scripts are left alone", async () => {
  const html =
    '<script type="application/ld+json">{ "a": 1 }</script><script src="/x.js" defer></script>';
  expect(await withLightScripts(html)).toBe(html);
});
