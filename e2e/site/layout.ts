/** The layout of a page: how it is changed, and what is measured of it. */
import { type Page } from "@playwright/test";
import { languages, type Language } from "../../src/i18n/languages";

/** Sets the viewport size and waits until `vw` styles have been recomputed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/**
 * Gives a page a style sheet as a reader's own would be, which the page's policy has no say in.
 * @returns what takes it away again
 */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  return () => sheet.evaluate((added) => added.replaceSync(""));
}

/** What makes the text of a page larger, each with what undoes it, and the widths to look at. */
export const enlargements: Readonly<
  Record<
    string,
    {
      enlarge: (page: Page, language: Language) => Promise<() => Promise<unknown>>;
      widths: readonly number[];
    }
  >
> = {
  "text with more space": {
    widths: [320, 1440],
    // Arabic letters are joined, so spacing between them would tear words apart; WCAG 1.4.12 leaves
    // out what a script does not use.
    enlarge: (page, language) => {
      const letters = languages[language].script.test("a")
        ? "letter-spacing: 0.12em !important;"
        : "";
      return addStyle(
        page,
        `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} }
        p { margin-block-end: 2em !important }`,
      );
    },
  },
  "text of twice the size": {
    widths: [1440, 390],
    // As the browser's own setting makes it.
    enlarge: async (page) => {
      const session = await page.context().newCDPSession(page);
      const scale = (factor: number) =>
        session.send("Page.setFontSizes", {
          fontSizes: { standard: 16 * factor, fixed: 13 * factor },
        });
      await scale(2);
      await page.waitForFunction(
        () => getComputedStyle(document.documentElement).fontSize === "32px",
      );
      return () => scale(1);
    },
  },
};

/** How wide the boxes of each row are together, row by row. */
export function rowWidths(boxes: readonly { y: number; width: number }[]): number[] {
  const rows = new Map<number, number>();
  for (const { y, width } of boxes) {
    rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + width);
  }
  return [...rows.values()];
}

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Sums up layout shifts that no input caused, as CLS does. Call it before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the layout shifts so far. */
export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
