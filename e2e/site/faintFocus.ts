import { type Page } from "@playwright/test";
import { contrast } from "../../testing/contrast";
import { focusable } from "./focus";
import { painted, type Picture } from "./painted";

/** How far around its element an outline is looked for, in pixels. */
const around = 8;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  /** Whether its edges are those of one rectangle. */
  isOne: boolean;
}

/** How many pixels at the edges of a box change by 3:1; all of it, where lines of text go through. */
function changedPixels(before: Picture, after: Picture, box: Box): number {
  const { x, y, width, height, radius, isOne } = box;
  const top = Math.max(0, Math.floor(y - around));
  const left = Math.max(0, Math.floor(x - around));
  const bottom = Math.min(before.height, y + height + around);
  const right = Math.min(before.width, x + width + around);
  // A round corner's line is a third of the radius from both edges.
  const depth = isOne ? 2 * around + radius / 3 : Infinity;
  const [one, two] = [before.data, after.data];
  let changed = 0;
  for (let row = top; row < bottom; row += 1) {
    const isInside = row >= top + depth && row < bottom - depth;
    for (let column = left; column < right; column += 1) {
      if (isInside && column >= left + depth && column < right - depth) {
        column = Math.floor(right - depth);
      }
      const at = (row * before.width + column) * 3;
      if (one[at] === two[at] && one[at + 1] === two[at + 1] && one[at + 2] === two[at + 2])
        continue;
      if (contrast([...one.subarray(at, at + 3)], [...two.subarray(at, at + 3)]) >= 3) changed += 1;
    }
  }
  return changed;
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
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const height = isWhole ? cssContentSize.height : undefined;
  const before = await painted(page, height);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const selector = "[data-focus-tested]";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ["focus", "focus-visible"];
  await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
  const after = await painted(page, height);
  const boxes = await page.evaluate(
    ([selector, isWhole]) => {
      const origin = isWhole ? { x: scrollX, y: scrollY } : { x: 0, y: 0 };
      return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
        // A card is outlined as a whole, by a part of its link or by the card around it.
        const isDrawn = (target: Element, part?: string) =>
          getComputedStyle(target, part).outlineStyle !== "none";
        let outlined: Element = element;
        let candidate: Element | null = element;
        for (let level = 0; candidate && level < 4; level += 1) {
          const isPart = isDrawn(candidate, "::after");
          if (isPart || isDrawn(candidate)) {
            outlined = candidate;
            const { position } = getComputedStyle(candidate);
            // What the part is laid out in.
            const frame = (candidate as HTMLElement).offsetParent;
            if (isPart && position === "static" && frame) outlined = frame;
            break;
          }
          candidate = candidate.parentElement;
        }
        const { left, top, width, height } = outlined.getBoundingClientRect();
        // Of a link that goes on in the next line each part has its own.
        const parts = [...outlined.getClientRects()];
        const sides = parts.reduce((sum, part) => sum + 2 * (part.width + part.height), 0);
        const { borderRadius } = getComputedStyle(outlined);
        const radius = Math.min(parseFloat(borderRadius) || 0, width / 2, height / 2);
        const what = `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`;
        delete element.dataset.focusTested;
        const place = { x: left + origin.x, y: top + origin.y, width, height };
        return { what, ...place, sides, radius, isOne: parts.length === 1 };
      });
    },
    [selector, isWhole] as const,
  );
  // Which also takes the states back, those of elements that have gone meanwhile included.
  await session.send("CSS.disable");
  await session.detach();
  return boxes.flatMap(({ what, sides, radius, ...box }) => {
    const perimeter = sides - (8 - 2 * Math.PI) * radius;
    const least = 2 * perimeter;
    const changed = changedPixels(before, after, { ...box, radius });
    // Edges of round corners are smoothed.
    return changed >= 0.85 * least ? [] : [`${what}: ${changed} of ${Math.round(least)} pixels`];
  });
}
