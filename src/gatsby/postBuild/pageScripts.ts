/** The scripts in the finished pages: those of the site wait, those inside the page are minified. */
import { minify } from "terser";
import { scriptsTemplate } from "../../head/startScripts";

const siteScripts = /(?:<script src="[^"]+" async><\/script>)+/g;
const held = `<template id="${scriptsTemplate}">`;
/** Those of Gatsby have an id, which nothing reads. */
const inlineScript = /<script(?:\s+id="[^"]*")?\s*>([^]*?)<\/script>/g;

/** Two of Gatsby's that follow one another: joined they need one hash in the policy instead of two. */
const adjoining = /(window\.___chunkMapping=[^<]*);<\/script>\s*<script>(?=window\.)/g;

/** By this map Gatsby's own link component loads pages ahead, which src/app/prefetch.ts does here. */
const chunkMap = /(?<=window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/;

const minified = new Map<string, Promise<string>>();

/** The same few scripts stand in all pages, so each is minified once. */
function minifyOnce(script: string): Promise<string> {
  const known = minified.get(script);
  if (known) return known;
  const shorter = minify(script.replace(chunkMap, "{}")).then(({ code = script }) => code);
  minified.set(script, shorter);
  return shorter;
}

/**
 * A finished page whose scripts wait in a template for src/head/startScripts.ts instead of starting
 * by themselves, and whose inline scripts are minified and as few as can be; a page that is so already stays the same.
 * Gatsby puts the site's scripts in after it has rendered a page, so no hook of rendering sees them.
 * @throws when an inline script cannot be parsed
 */
export async function withLightScripts(html: string): Promise<string> {
  const page = html.replace(siteScripts, (tags, at: number) =>
    html.slice(0, at).endsWith(held) ? tags : `${held}${tags}</template>`,
  );
  const scripts = [...page.matchAll(inlineScript)].map(([, script = ""]) => script);
  const shorter = await Promise.all(scripts.map(minifyOnce));
  return page
    .replace(inlineScript, () => `<script>${shorter.shift() ?? ""}</script>`)
    .replace(adjoining, "$1,");
}
