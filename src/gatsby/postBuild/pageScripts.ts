/** The scripts in the finished pages: those of the site wait, those inside the page are minified. */
import { minify } from "terser";
import { scriptsTemplate } from "../../head/startScripts";

/**
 * Has Cloudflare's Rocket Loader leave a script alone, which would else wait for one that the page's
 * policy refuses: https://developers.cloudflare.com/speed/optimization/content/rocket-loader/
 */
const mark = ' data-cfasync="false"';

const siteScripts = /(?:<script src="[^"]+" async><\/script>)+/;

/** The map by which Gatsby's own link component loads pages ahead, as src/app/prefetch.ts does here. */
const chunkMap = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/;

/** The hash of the build that the page is of. As an attribute it needs none in the policy. */
const buildHash = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>\s*/;

/** Where Gatsby would put other scripts into a page that it kept; renderEveryPage.ts keeps none. */
const sliceMark = /\s*<!-- slice-(?:start|end) [^>]*-->\s*/g;

const rootElement = /<html((?:(?! data-build=)[^>])*)[^>]*>/;

/** Puts the site's scripts into the template of src/head/startScripts.ts, the hash on the document. */
function holdScripts(html: string): string {
  const build = buildHash.exec(html)?.[1];
  if (build === undefined) return html;
  return html
    .replace(rootElement, `<html$1 data-build="${build}">`)
    .replace(chunkMap, "")
    .replace(buildHash, "")
    .replace(sliceMark, "")
    .replace(siteScripts, (tags) => {
      const marked = tags.replaceAll("<script", `<script${mark}`);
      return `<template id="${scriptsTemplate}">${marked}</template>`;
    });
}

/** Those of Gatsby have an id, which nothing reads. */
const inlineScript = new RegExp(
  String.raw`<script(?:${mark})?(?:\s+id="[^"]*")?\s*>([^]*?)</script>`,
  "g",
);

/**
 * A function of src/head is called once, with constants, which go where they are used; as none has a
 * `this`, an arrow does.
 */
const smallest = {
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false, unsafe_arrows: true },
} as const;

const minified = new Map<string, Promise<string>>();

/** The same few scripts stand in all pages, so each is minified once. */
function minifyOnce(script: string): Promise<string> {
  const known = minified.get(script);
  if (known) return known;
  const shorter = minify(script, smallest).then(({ code = script }) => code);
  minified.set(script, shorter);
  return shorter;
}

/**
 * A finished page whose scripts wait in a template instead of starting by themselves, and whose
 * inline scripts are minified; a page that is so already stays the same. Gatsby puts the site's
 * scripts in after it has rendered a page, so no hook of rendering sees them.
 * @throws when an inline script cannot be parsed
 */
export async function withLightScripts(html: string): Promise<string> {
  const page = holdScripts(html);
  const scripts = [...page.matchAll(inlineScript)].map(([, script = ""]) => script);
  const shorter = await Promise.all(scripts.map(minifyOnce));
  return page.replace(inlineScript, () => `<script${mark}>${shorter.shift() ?? ""}</script>`);
}
