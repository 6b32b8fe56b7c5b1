import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { home, say } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { fill, words } from "./site/words";

const { slides } = home;
const count = slides.length;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language).home.hero;
  const { dir, hrefLang } = languages[language];
  const path = (route: string) => localizePath(route, language);

  const hero = (page: Page) => page.getByRole("region", { name: t.carousel.label });
  const control = (page: Page, name: string) =>
    hero(page).getByRole("button", { name, exact: true });
  const dot = (page: Page, index: number) =>
    control(page, fill(t.dot.label, { number: index + 1 }));
  const slide = (page: Page, index: number) =>
    hero(page).locator(`[aria-label="${fill(t.slide.label, { number: index + 1, count })}"]`);
  const invest = (page: Page, index: number) =>
    slide(page, index).getByRole("link", { name: t.invest.link });
  const live = (page: Page) => hero(page).locator("[aria-live]").filter({ visible: true });

  /** One slide, its picture and its dot are the current ones, and no other. */
  async function expectSlide(page: Page, index: number): Promise<void> {
    await expect(dot(page, index)).toHaveAttribute("aria-current", "true");
    await expect(hero(page).locator("button[aria-current]")).toHaveCount(1);
    for (let other = 0; other < count; other += 1) {
      const opacity = other === index ? "1" : "0";
      await expect(slide(page, other)).toHaveJSProperty("inert", other !== index);
      await expect(slide(page, other)).toHaveCSS("opacity", opacity);
      await expect(hero(page).locator("[data-scene-picture]").nth(other)).toHaveCSS(
        "opacity",
        opacity,
      );
    }
    await expect(slide(page, index)).toContainText(say(slides[index]!.title, language));
    await expect(slide(page, index)).toContainText(say(slides[index]!.subtitle, language));
    await expect(slide(page, index)).toBeInViewport();
  }

  /** Opens the home page with slides that stand still and change at once. */
  async function openStill(page: Page): Promise<void> {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path("/"));
    await expect(control(page, t.play.label)).toBeVisible();
  }

  test.describe(`the hero in ${language}`, () => {
    test.use({ locale: hrefLang });

    test("is in the served HTML with its first slide, eager and with high priority", async ({
      request,
      page,
    }) => {
      await page.setContent(await (await request.get(path("/"))).text(), {
        waitUntil: "domcontentloaded",
      });
      const images = page.locator("main section").first().locator("img");
      await expect(images).toHaveCount(1);
      await expect(images).toHaveAttribute("loading", "eager");
      await expect(images).toHaveAttribute("fetchpriority", "high");
      await expect(images).toHaveAttribute("alt", say(slides[0]!.image.alt, language));
      const section = page.locator("main section").first();
      await expect(section.locator("h1")).toHaveText(say(slides[0]!.title, language));
      await expect(section).toContainText(say(slides[0]!.subtitle, language));
      await expect(section.locator(`a[href="${path("/investment/")}"]`)).toHaveText(t.invest.link);
    });

    test("steps with the arrows, wrapping, and jumps with the dots", async ({ page }) => {
      await openStill(page);
      // A touch loads the other slides.
      await hero(page).click({ position: { x: 700, y: 200 } });
      await expectSlide(page, 0);
      for (let step = 1; step <= count; step += 1) {
        await control(page, t.next.label).click();
        await expectSlide(page, step % count);
      }
      await control(page, t.previous.label).click();
      await expectSlide(page, count - 1);
      await control(page, t.previous.label).click();
      await expectSlide(page, count - 2);
      for (const index of [0, count - 1, 1]) {
        await dot(page, index).click();
        await expectSlide(page, index);
      }
      await invest(page, 1).click();
      await expect(page).toHaveURL(path("/investment/"));
    });

    test("answers the keys in the direction of reading", async ({ page }) => {
      await openStill(page);
      await control(page, t.play.label).focus();
      const [onward, back] =
        dir === "ltr" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
      await page.keyboard.press(onward);
      await expectSlide(page, 1);
      await page.keyboard.press(back);
      await expectSlide(page, 0);
      await page.keyboard.press(back);
      await expectSlide(page, count - 1);

      // Pause comes first, then the rest of the controls, then the slide's own link.
      await control(page, t.play.label).focus();
      for (const name of [t.previous.label]) {
        await page.keyboard.press("Tab");
        await expect(control(page, name)).toBeFocused();
      }
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press("Tab");
        await expect(dot(page, index)).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(control(page, t.next.label)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(invest(page, count - 1)).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await hero(page).evaluate((section) => section.contains(document.activeElement))).toBe(
        false,
      );
    });

    test("draws the arrows, and takes swipes, in the direction of reading", async ({ page }) => {
      await open(page, path("/"));
      await control(page, t.pause.label).click();
      const x = async (name: string) => (await control(page, name).boundingBox())!.x;
      const nextIsRight = (await x(t.next.label)) > (await x(t.previous.label));
      expect(nextIsRight).toBe(dir === "ltr");

      const swipe = async (from: number, to: number) => {
        const box = (await hero(page).boundingBox())!;
        const y = box.y + box.height * 0.3;
        await page.mouse.move(box.x + box.width * from, y);
        await page.mouse.down();
        for (let step = 1; step <= 6; step += 1) {
          await page.mouse.move(box.x + box.width * (from + ((to - from) * step) / 6), y);
        }
        await page.mouse.up();
      };
      const [right, left] = [0.8, 0.2];
      const onward = dir === "ltr" ? ([right, left] as const) : ([left, right] as const);
      await swipe(...onward);
      await expectSlide(page, 1);
      await swipe(onward[1], onward[0]);
      await expectSlide(page, 0);
    });

    test("speaks as a carousel", async ({ page }) => {
      await open(page, path("/"));
      await expect(hero(page)).toHaveAttribute("aria-roledescription", t.carousel.roledescription);
      await control(page, t.pause.label).click();
      for (let index = 0; index < count; index += 1) {
        await expect(slide(page, index)).toHaveAttribute(
          "aria-roledescription",
          t.slide.roledescription,
        );
        await expect(slide(page, index)).toHaveAttribute("role", "group");
      }
      await expect(hero(page).getByRole("group", { name: t.dots.label })).toBeVisible();
      await expect(hero(page).getByRole("button")).toHaveCount(3 + count);
      // Polite when the visitor is the one who changes slides.
      await expect(live(page)).toHaveAttribute("aria-live", "polite");
      await control(page, t.next.label).click();
      await expect(live(page)).toHaveText(
        `${fill(t.slide.label, { number: 2, count })} ${say(slides[1]!.title, language)}`,
      );
    });

    inTurn(test)("is 70 % of a small window high, and 80 % of a large one", async ({ page }) => {
      await openStill(page);
      for (const [width, share] of [
        [390, 0.7],
        [991, 0.7],
        [992, 0.8],
        [1440, 0.8],
      ] as const) {
        const height = 1100;
        await resize(page, { width, height });
        const box = (await hero(page).boundingBox())!;
        expect(box.height, `${width} px`).toBeCloseTo(height * share, 0);
      }
    });

    test("keeps its words clear of its controls on a low and narrow window", async ({ page }) => {
      await openStill(page);
      for (const size of [
        { width: 320, height: 480 },
        { width: 640, height: 400 },
        { width: 1024, height: 500 },
      ]) {
        await resize(page, size);
        for (let index = 0; index < count; index += 1) {
          await dot(page, index).click();
          await expectSlide(page, index);
          const link = (await invest(page, index).boundingBox())!;
          const button = (await control(page, t.next.label).boundingBox())!;
          const title = (await slide(page, index).locator("h1, p").first().boundingBox())!;
          const header = (await page.getByRole("banner").boundingBox())!;
          expect(link.y + link.height).toBeLessThanOrEqual(button.y);
          const scrolled = await page.evaluate(() => window.scrollY);
          expect(title.y + scrolled).toBeGreaterThanOrEqual(header.height);
        }
      }
    });
  });
}

test("keeps moving nothing under reduced motion", async ({ page }) => {
  const t = words("en").home.hero;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  const hero = page.getByRole("region", { name: t.carousel.label });
  await expect(hero.getByRole("button", { name: t.play.label })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(
    hero.getByRole("button", { name: fill(t.dot.label, { number: 1 }) }),
  ).toHaveAttribute("aria-current", "true");
  // The visitor may still start it.
  await hero.getByRole("button", { name: t.play.label }).click();
  await expect(hero.getByRole("button", { name: t.pause.label })).toBeVisible();
});

test.describe("the other slides", () => {
  const t = words("en").home.hero;
  const scenes = (page: Page) => page.locator("[data-scene-picture] img");

  test("are loaded shortly before they are shown, and no sooner", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await expect(page.getByRole("button", { name: t.pause.label })).toBeVisible();
    await expect(scenes(page)).toHaveCount(1);
    await page.clock.runFor(3500);
    await expect(scenes(page)).toHaveCount(2);
  });

  test("are loaded at a touch, also where data is saved, and not before", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.clock.install();
    await open(page, "/");
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: t.play.label })).toBeVisible();
    await expect(scenes(page)).toHaveCount(1);
    await page.getByRole("button", { name: t.next.label, exact: true }).click();
    await expect(
      page.getByRole("button", { name: fill(t.dot.label, { number: 2 }) }),
    ).toHaveAttribute("aria-current", "true");
  });
});
