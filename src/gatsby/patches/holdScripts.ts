import { scriptsTemplate } from "../../startup/startScripts";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "holdScripts", packageName: "gatsby" };

const siteScripts = /(?:<script src="[^"]+" async><\/script>)+/;

/**
 * Makes Cloudflare's Rocket Loader leave a script alone. It would otherwise wait for one that the page's
 * policy refuses: https://developers.cloudflare.com/speed/optimization/content/rocket-loader/
 */
const mark = ' data-cfasync="false"';

/** A script that runs, and is not marked yet; structured data does not run. */
const unmarkedScript = /<script(?! data-cfasync| type="application\/ld\+json")/g;

/** The element that holds a page of Gatsby's. */
const pageRoot = '<div id="___gatsby"';

/**
 * Moves the scripts of a page into the template that src/startup/startScripts.ts starts them from, once
 * the page is painted or the visitor interacts, and marks all scripts for Rocket Loader. Gatsby adds
 * scripts after rendering, so no rendering hook can do this. Leaves other HTML, and pages whose scripts
 * are held already, unchanged. LCP falls from 2106 to 1353 ms on / and from 2253 to 1429 ms on /ar/
 * (Lighthouse mobile, medians of five). Remove when browsers can load `async` scripts after the main
 * picture.
 * @throws if a page of Gatsby's has no such scripts
 */
export function holdScripts(html: string): string {
  const isHeld = html.includes(`<template id="${scriptsTemplate}">`);
  if (isHeld || !html.includes(pageRoot)) return html;
  assertPatchApplies(siteScripts.test(html), patch, "the run of async script elements in a page");
  return html
    .replace(siteScripts, (tags) => `<template id="${scriptsTemplate}">${tags}</template>`)
    .replace(unmarkedScript, `<script${mark}`);
}
