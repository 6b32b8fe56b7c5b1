import type { Page } from "@playwright/test";

/**
 * Does to a page what a browser's translation does to it, now and whenever it changes: each text
 * stands in elements of the browser's own, and the text node that was there is gone.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
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
  });
}
