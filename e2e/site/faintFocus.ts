import { type CDPSession, type Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../../tools/lib/contrast";
import { focusable } from "./focus";

/** How far around its element an outline is looked for, in pixels. */
const around = 8;

/**
 * The page, or what of it is in the window, as it is painted, pixel by pixel. By the protocol, which
 * packs quickly on request; nothing moves in these pages, and they have one pixel to a CSS pixel.
 */
async function painted(session: CDPSession, isWhole: boolean) {
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const shot = await session.send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    captureBeyondViewport: isWhole,
    ...(isWhole && { clip: { ...cssContentSize, scale: 1 } }),
  });
  const { data, info } = await sharp(Buffer.from(shot.data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Elements whose focus changes less than a line of 2 pixels around them by 3:1 (WCAG 2.4.13). All are
 * given the focus at once, so that two pictures of the page are enough.
 * @param within a part of the page that lies over it, of which what is in the window is looked at; by
 *   default the whole page
 */
export async function faintFocus(page: Page, within?: string): Promise<string[]> {
  const isWhole = within === undefined;
  await page.evaluate(
    ([selector, within, isWhole]) => {
      (document.activeElement as HTMLElement).blur();
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        /** Whether nothing lies over an edge, nor cuts it off. */
        const isFree = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        };
        const [x, y] = [left + width / 2, top + height / 2];
        const isThere = isWhole
          ? bottom > 0
          : element.closest(within) &&
            isFree(x, top - 4) &&
            isFree(x, bottom + 4) &&
            isFree(left - 4, y) &&
            isFree(right + 4, y);
        if (isSeen && width > 1 && isThere && !element.closest("[inert], [aria-hidden=true]")) {
          element.dataset.focusTested = "";
        }
      }
    },
    [focusable, within ?? "body", isWhole] as const,
  );
  const session = await page.context().newCDPSession(page);
  const before = await painted(session, isWhole);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const selector = "[data-focus-tested]";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ["focus", "focus-visible"];
  await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
  const after = await painted(session, isWhole);
  const boxes = await page.evaluate(
    ([selector, isWhole]) => {
      const origin = isWhole ? { x: scrollX, y: scrollY } : { x: 0, y: 0 };
      return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
        // A card is outlined as a whole, by a part of its link or by the card around it.
        const isDrawn = (target: Element, part?: string) =>
          getComputedStyle(target, part).outlineStyle !== "none";
        let outlined: Element | null = element;
        for (let level = 0; level < 4 && outlined && !isDrawn(outlined); level += 1) {
          if (isDrawn(outlined, "::after")) outlined = (outlined as HTMLElement).offsetParent;
          else outlined = outlined.parentElement;
        }
        outlined ??= element;
        const { left, top, width, height } = outlined.getBoundingClientRect();
        // Of a link that goes on in the next line each part has its own.
        const parts = [...outlined.getClientRects()];
        const sides = parts.reduce((sum, part) => sum + 2 * (part.width + part.height), 0);
        const { borderRadius } = getComputedStyle(outlined);
        const radius = Math.min(parseFloat(borderRadius) || 0, width / 2, height / 2);
        const what = `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`;
        delete element.dataset.focusTested;
        return { what, x: left + origin.x, y: top + origin.y, width, height, sides, radius };
      });
    },
    [selector, isWhole] as const,
  );
  // Which also takes the states back, those of elements that have gone meanwhile included.
  await session.send("CSS.disable");
  await session.detach();
  return boxes.flatMap(({ what, x, y, width, height, sides, radius }) => {
    let changed = 0;
    const [top, left] = [y, x].map((edge) => Math.max(0, Math.floor(edge - around))) as [
      number,
      number,
    ];
    const bottom = Math.min(before.height, y + height + around);
    const right = Math.min(before.width, x + width + around);
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const at = (row * before.width + column) * 3;
        const end = at + 3;
        if (before.data.compare(after.data, at, end, at, end) === 0) continue;
        const [one, other] = [before, after].map(({ data }) => [...data.subarray(at, end)]) as [
          number[],
          number[],
        ];
        if (contrast(one, other) >= 3) changed += 1;
      }
    }
    const perimeter = sides - (8 - 2 * Math.PI) * radius;
    const least = 2 * perimeter;
    // Edges of round corners are smoothed.
    return changed >= 0.85 * least ? [] : [`${what}: ${changed} of ${Math.round(least)} pixels`];
  });
}
