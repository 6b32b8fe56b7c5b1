import { expect, type Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";
import { words } from "./words";

declare global {
  interface Window {
    /** The element that had the focus when it was last asked for. */
    lastStop?: Element;
  }
}

interface Stop {
  /** What has the focus: its tag and its first words. */
  what: string;
  /** Whether it comes after the stop before it; so does the first. */
  inOrder: boolean;
  problems: string[];
}

/**
 * The focused element and whether its focus is visible; undefined outside of the page, or of the part
 * that is asked for.
 */
function currentStop(page: Page, within = "*"): Promise<Stop | undefined> {
  return page.evaluate(async (within) => {
    // Wait for the next frame and for the transitions of the focus styles, which asking starts.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    if (!element.closest(within)) return undefined;
    const drawn = (target: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target, part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    // A card is outlined as a whole, by a part of its link or by the card around it.
    let around: Element | null = element;
    let outlined = false;
    for (let level = 0; around && level < 4; level += 1, around = around.parentElement) {
      outlined ||= drawn(around) || drawn(around, "::after");
    }
    const box = element.getBoundingClientRect();
    // The middle of a link that goes on in the next line may lie beside both.
    const { x, y, width, height } = element.getClientRects()[0] ?? box;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isCovered = !(top && (element.contains(top) || top.contains(element)));
    const inWindow =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const label = element.getAttribute("aria-label") ?? element.innerText.trim();
    // Compares positions; an index would change when an element is inserted late.
    const before = window.lastStop;
    window.lastStop = element;
    const inOrder =
      !before ||
      Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    return {
      what: `<${element.tagName.toLowerCase()}> ${label.slice(0, 40)}`,
      inOrder,
      problems: [
        !outlined && "no visible focus",
        !inWindow && "outside the window",
        inWindow && isCovered && `under <${top?.tagName.toLowerCase()} class="${top?.className}">`,
      ].filter((problem) => problem !== false),
    };
  }, within);
}

/** Leaves the focus nowhere, before the first element. */
const leaveFocus = (page: Page) =>
  page.evaluate(() => {
    const { body } = document;
    window.lastStop = undefined;
    // Else the next Tab goes on from what had the focus.
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute("tabindex");
    body.blur();
    scrollTo(0, 0);
  });

/** By keyboard through everything, in order and in sight, and out again; then back to how it came. */
export async function expectWalkable(page: Page, language: Language): Promise<void> {
  await leaveFocus(page);
  const main = await page.getByRole("main").getByRole("link").count();
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    const isFirst = stop?.what === stops[0]?.what && stop?.inOrder === false;
    if (!stop || isFirst) break;
    stops.push(stop);
  }
  expect.soft(stops[0]?.what).toContain(words(language).site.skip.label);
  expect.soft(stops.length).toBeGreaterThan(main);
  expect.soft(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect.soft(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
  await leaveFocus(page);
}

/** What can have the focus, in the open page, without what shows only with it. */
export const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
/**
 * What is wrong with the focus on its way through a part of the page: where it is not drawn, outside
 * of the window, or covered (WCAG 2.4.7, 2.4.11).
 */
export async function lostFocus(page: Page, within: string): Promise<string[]> {
  await page.evaluate(
    ([within, focusable]) => {
      window.lastStop = undefined;
      [...document.querySelector(within)!.querySelectorAll<HTMLElement>(focusable)]
        .find((element) => element.checkVisibility({ visibilityProperty: true }))
        ?.focus();
    },
    [within, focusable] as const,
  );
  // There and back, since what a script focuses after a click does not show it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const faults: string[] = [];
  for (;;) {
    const stop = await currentStop(page, within);
    // Out of it, or in a dialog at the first one again.
    if (!stop?.inOrder) return faults;
    faults.push(...stop.problems.map((problem) => `${stop.what} ${problem}`));
    await page.keyboard.press("Tab");
  }
}
