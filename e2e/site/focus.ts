import { type Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../../tools/lib/contrast";

/** What can have the focus, in the open page, without what shows only with it. */
const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
/** How far around its element an outline is looked for, in pixels. */
const around = 8;

/** The page as it is painted, pixel by pixel. */
async function painted(page: Page) {
  const shot = await page.screenshot({ fullPage: true, animations: "disabled" });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Elements whose focus changes less than a line of 2 pixels around them by 3:1 (WCAG 2.4.13). All are
 * given the focus at once, so that two pictures of the page are enough.
 */
export async function faintFocus(page: Page): Promise<string[]> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { width, bottom } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isSeen && width > 1 && bottom > 0 && !element.closest("[inert], [aria-hidden=true]")) {
        element.dataset.focusTested = "";
      }
    }
  }, focusable);
  const before = await painted(page);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const selector = "[data-focus-tested]";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses }),
      ),
    );
  await force(["focus", "focus-visible"]);
  const after = await painted(page);
  const boxes = await page.evaluate((selector) => {
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
      return { what, x: left + scrollX, y: top + scrollY, width, height, sides, radius };
    });
  }, selector);
  await force([]);
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
        const [one, other] = [before, after].map(({ data }) => data.subarray(at, at + 3)) as [
          Buffer,
          Buffer,
        ];
        if (!one.equals(other) && contrast([...one], [...other]) >= 3) changed += 1;
      }
    }
    const perimeter = sides - (8 - 2 * Math.PI) * radius;
    const least = 2 * perimeter;
    // Edges of round corners are smoothed.
    return changed >= 0.85 * least ? [] : [`${what}: ${changed} of ${Math.round(least)} pixels`];
  });
}
