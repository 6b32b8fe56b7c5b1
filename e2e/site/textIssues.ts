/** Checks of how texts are laid out, run in the browser. Each returns a list of what is wrong. */
import { type Page } from "@playwright/test";

/**
 * Texts that lie partly outside the window's width, or are cut by an element around them. Texts
 * shortened on purpose (line-clamp) or meant for screen readers only are left out.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unlimited = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const page = { ...unlimited, left: 0, right: document.documentElement.clientWidth };
    const limits = new Map<Element, typeof unlimited>([[document.body, page]]);
    /** Where the texts of an element may lie; once for all that share what is around them. */
    const limitOf = (element: Element): typeof unlimited => {
      const known = limits.get(element);
      if (known) return known;
      let limit = limitOf(element.parentElement!);
      if (limit !== unlimited) {
        const style = getComputedStyle(element);
        const frame = element.getBoundingClientRect();
        // A pixel, which is two where the text is twice as large.
        const aside = frame.width <= 2 || style.webkitLineClamp !== "none";
        const hiddenSlide = element.hasAttribute("inert") || style.transform.includes("-200");
        const scrolls = /auto|scroll/.test(style.overflowY);
        if (aside || hiddenSlide || scrolls || style.position === "fixed") {
          limit = unlimited;
        } else if (style.overflowX !== "visible") {
          limit = {
            left: Math.max(limit.left, frame.left),
            right: Math.min(limit.right, frame.right),
            top: Math.max(limit.top, frame.top),
            bottom: Math.min(limit.bottom, frame.bottom),
          };
        }
      }
      limits.set(element, limit);
      return limit;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const limit = limitOf(element);
      const outside =
        box.left < limit.left - 1 ||
        box.right > limit.right + 1 ||
        box.top < limit.top - 1 ||
        box.bottom > limit.bottom + 1;
      if (outside) cut.push(`"${words.slice(0, 60)}" in <${element.tagName.toLowerCase()}>`);
    }
    return cut;
  });
}

/**
 * Headings whose last line is one short word (of at most a quarter of the longest line) under lines
 * of several, and their openings.
 */
export function hangingHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hanging: string[] = [];
    for (const heading of document.querySelectorAll("h1, h2, h3")) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const lines = new Map<number, { left: number; right: number; words: number }>();
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const word of text.data.matchAll(/[^\s\u2066-\u2069]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const { left, right, bottom } = range.getBoundingClientRect();
          const line = lines.get(Math.round(bottom)) ?? { left, right, words: 0 };
          line.left = Math.min(line.left, left);
          line.right = Math.max(line.right, right);
          line.words += 1;
          lines.set(Math.round(bottom), line);
        }
      }
      const widths = [...lines.values()].map(({ left, right }) => right - left);
      const last = [...lines.values()].at(-1);
      const above = [...lines.values()].some(({ words }) => words > 2);
      if (above && last?.words === 1 && widths.at(-1)! < Math.max(...widths) / 4) {
        hanging.push(heading.textContent.slice(0, 60));
      }
    }
    return hanging;
  });
}

/** Texts unreadable on paper: too pale for white (below 4.5:1, WCAG 1.4.3) or transparent. */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (channels: number[]) => {
      const [r = 0, g = 0, b = 0] = channels.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pale: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      const shown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!words || !element || !shown || element.getBoundingClientRect().width <= 1) continue;
      const { color } = getComputedStyle(element);
      // color-mix() computes to color(srgb r g b), with parts of 1.
      const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
      const channels = numbers
        .slice(0, 3)
        .map((value) => (color.startsWith("color(") ? value * 255 : value));
      const alpha = numbers[3] ?? 1;
      if (alpha < 1 || 1.05 / (luminance(channels) + 0.05) < 4.5) {
        pale.push(
          `${color}: "${words.slice(0, 40)}" in <${element.tagName.toLowerCase()} class="${element.className}">`,
        );
      }
    }
    return pale;
  });
}

/**
 * Texts of which an element around them that hides what overflows cuts off ink: a tail, a mark above
 * or below. The box of a line, which other checks measure, may be lower than its letters.
 */
export function clippedInk(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const canvas = document.createElement("canvas").getContext("2d")!;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const words = texts.currentNode.textContent!.trim();
      if (!words || !element.checkVisibility({ visibilityProperty: true })) continue;
      let frame: Element | null = element;
      while (frame && getComputedStyle(frame).overflowY === "visible") frame = frame.parentElement;
      // What scrolls shows the rest, and boxes of a pixel are for screen readers.
      if (!frame || frame === document.documentElement) continue;
      if (!/hidden|clip/.test(getComputedStyle(frame).overflowY) || frame.clientWidth <= 2)
        continue;
      const { top, bottom } = frame.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      // A shortened text has lines below the frame, hidden as a whole.
      const lines = [...range.getClientRects()].filter(
        (line) => line.top + line.height / 2 > top && line.top + line.height / 2 < bottom,
      );
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = canvas.measureText(words);
      const baseline = (line: DOMRect) => line.top + ink.fontBoundingBoxAscent;
      const first = lines.at(0);
      const last = lines.at(-1);
      if (
        first &&
        last &&
        (baseline(first) - ink.actualBoundingBoxAscent < top - 1 ||
          baseline(last) + ink.actualBoundingBoxDescent > bottom + 1)
      ) {
        clipped.push(`"${words.slice(0, 40)}" in <${element.tagName.toLowerCase()}>`);
      }
    }
    return clipped;
  });
}
