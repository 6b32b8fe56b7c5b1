import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages } from "./site/content";
import { open } from "./site/open";
import { words } from "./site/words";

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

/** The focused element and whether its focus is visible; undefined outside of the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Wait for the next frame and for the transitions of the focus styles, which asking starts.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
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
        inWindow && !(top && (element.contains(top) || top.contains(element))) && "covered",
      ].filter((problem) => problem !== false),
    };
  });
}

for (const language of languageCodes) {
  test.describe(`by keyboard in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    for (const route of [...pages.map((page) => page.route), "/no-such-page/"]) {
      const path = localizePath(route, language);

      test(`${path} is walked through in order, in sight, and out again`, async ({ page }) => {
        await open(page, path);
        const main = await page.getByRole("main").getByRole("link").count();
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await currentStop(page);
          const isFirst = stop?.what === stops[0]?.what && stop?.inOrder === false;
          if (!stop || isFirst) break;
          stops.push(stop);
        }
        expect(stops[0]?.what).toContain(words(language).site.skip.label);
        expect(stops.length).toBeGreaterThan(main);
        expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
        expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
      });
    }

    test("the first link leads past the header", async ({ page }) => {
      await open(page, localizePath("/about/", language));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });
  });
}
