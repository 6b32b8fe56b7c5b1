import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { erpModules, say } from "./site/content";
import { shiftSoFar, watchShifts } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";

// Without scripts nothing is hidden either: home.spec.ts.

const opacities = (page: Page) =>
  page.evaluate(() => {
    const faint: string[] = [];
    for (const element of document.querySelectorAll("main section:not([aria-roledescription]) *")) {
      const style = getComputedStyle(element);
      if (Number(style.opacity) === 0 || style.visibility === "hidden") {
        faint.push(`${element.tagName} ${element.textContent.slice(0, 30)}`);
      }
    }
    return faint;
  });

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const home = localizePath("/", language);
  const tile = (page: Page) =>
    page.getByRole("heading", {
      level: 3,
      name: say(erpModules.at(-1)!.title, language),
      exact: true,
    });
  const shownOpacity = (page: Page) =>
    tile(page).evaluate((element) => {
      let opacity = 1;
      for (let around: Element | null = element; around; around = around.parentElement) {
        opacity *= Number(getComputedStyle(around).opacity);
      }
      return opacity;
    });

  inTurn(test)(
    `${home} reveals its parts on scrolling to them, once, without moving the layout`,
    async ({ page }) => {
      await watchShifts(page);
      await open(page, home);
      await expect.poll(() => shownOpacity(page)).toBe(0);
      await tile(page).scrollIntoViewIfNeeded();
      await expect.poll(() => shownOpacity(page)).toBe(1);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(tile(page)).not.toBeInViewport();
      expect(await shownOpacity(page)).toBe(1);

      const { height } = page.viewportSize()!;
      const full = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < full; y += height / 2) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await expect.poll(() => opacities(page)).toEqual([]);
      expect(await shiftSoFar(page)).toBeLessThan(0.05);
    },
  );
}

test("under reduced motion nothing is hidden or moves, whatever is pointed at", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect.soft(await opacities(page)).toEqual([]);
  const links = await page.locator("main a:visible:not([inert] a)").all();
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) {
    const places = () =>
      link.evaluate((element) =>
        [element, ...element.querySelectorAll("*")].map((part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [x, y + window.scrollY, width].map(Math.round).join();
        }),
      );
    await link.scrollIntoViewIfNeeded();
    const before = await places();
    await link.hover();
    expect.soft(await places(), (await link.innerText()).slice(0, 40)).toEqual(before);
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
