import type { Page } from "@playwright/test";

/**
 * Runs in the page. Does to it what a browser's translation does, now and whenever it changes: each
 * text stands in elements of the browser's own, and the text node that was there is gone.
 */
function translate(): void {
  const wrapper: string = "font";
  const untouched = "script, style, noscript, textarea, svg, font";
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement(wrapper), document.createElement(wrapper)];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach((text) => wrap(text as Text));
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") wrapAll(target);
      else addedNodes.forEach(wrapAll);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

export const translatePage = (page: Page) => page.evaluate(translate);

/** Translates every page once it is parsed: its scripts start when it has loaded. */
export const translateOnArrival = (page: Page) =>
  page.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
