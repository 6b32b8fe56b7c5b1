/** The scripts in the finished pages: those of the site wait, those inside the page are minified. */
import { minify } from "terser";
import { scriptsTemplate } from "../../head/startScripts";

const siteScripts = /(?:<script src="[^"]+" async><\/script>)+/g;
const held = `<template id="${scriptsTemplate}">`;
/** Those of Gatsby have an id, which nothing reads. */
const inlineScript = /<script(?:\s+id="[^"]*")?\s*>([^]*?)<\/script>/g;

/** Two of Gatsby's that follow one another: joined they need one hash in the policy instead of two. */
const adjoining = /(window\.___chunkMapping=[^<]*);<\/script>\s*<script>(?=window\.)/g;

const chunkMap = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/;

/**
 * The map by which Gatsby's loader prefetches the code of pages, as the object that the loader reads
 * (Gatsby 5.16 writes a string, and prefetches none) and with pages alone.
 */
function withPageChunks(script: string): string {
  return script.replace(chunkMap, (_, text: string) => {
    const map = JSON.parse(JSON.parse(text) as string) as Record<string, string[]>;
    const pages = Object.entries(map).filter(([name]) => name.startsWith("component---"));
    return `window.___chunkMapping=${JSON.stringify(Object.fromEntries(pages))};`;
  });
}

const minified = new Map<string, Promise<string>>();

/** The same few scripts stand in all pages, so each is minified once. */
function minifyOnce(script: string): Promise<string> {
  const known = minified.get(script);
  if (known) return known;
  const shorter = minify(withPageChunks(script)).then(({ code = script }) => code);
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
