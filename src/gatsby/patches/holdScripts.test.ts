/** @jest-environment node */
import { holdScripts } from "./holdScripts";

const scripts =
  '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (tags: string) =>
  `<html><body><div id="___gatsby"></div><script>window.a=1</script>${tags}</body></html>`;

test("the site's scripts wait in a template, in their order, and none for another loader", () => {
  const held = page(`<template id="scripts">${scripts}</template>`);
  expect(holdScripts(page(scripts))).toBe(
    held.replaceAll("<script", '<script data-cfasync="false"'),
  );
});

test("structured data is no script to run", () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(holdScripts(data + page(scripts))).toContain(data);
});

test("a page whose scripts wait already stays the same", () => {
  const html = holdScripts(page(scripts));
  expect(holdScripts(html)).toBe(html);
});

test("what is no page of Gatsby's stays the same", () => {
  const html = '<meta http-equiv="refresh" content="0; url=/"><script src="/x.js" defer></script>';
  expect(holdScripts(html)).toBe(html);
});

test("stops the build where Gatsby writes its scripts in another way", () => {
  const changed = page(scripts.replaceAll(" async", ' type="module"'));
  expect(() => holdScripts(changed)).toThrow(
    "src/gatsby/patches/holdScripts.ts no longer fits gatsby",
  );
});
