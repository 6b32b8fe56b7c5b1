import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { home, say } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { fill, words } from "./site/words";

const { slides } = home;
const count = slides.length;

for (const language of languageCodes) {
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
    const labels = slides.map((_, at) => ({
      dot: fill(t.dot.label, { number: at + 1 }),
      slide: fill(t.slide.label, { number: at + 1, count }),
    }));
    // Asked for all at once, since it is asked for at every step.
    const shown = () =>
      hero(page).evaluate((section, labels) => {
        const scenes = section.querySelectorAll("[data-scene-picture]");
        const labelled = (label: string) =>
          section.querySelector<HTMLElement>(`[aria-label="${label}"]`);
        return labels.map(({ dot, slide }, at) => ({
          current: labelled(dot)?.getAttribute("aria-current"),
          inert: labelled(slide)?.inert,
          opacities: [labelled(slide), scenes[at]].map(
            (element) => element && getComputedStyle(element).opacity,
          ),
        }));
      }, labels);
    await expect
      .poll(shown)
      .toEqual(
        slides.map((_, at) =>
          at === index
            ? { current: "true", inert: false, opacities: ["1", "1"] }
            : { current: null, inert: true, opacities: ["0", "0"] },
        ),
      );
    await expect(hero(page).locator("button[aria-current]")).toHaveCount(1);
    await expect(slide(page, index)).toContainText(say(slides[index]!.title, language));
    await expect(slide(page, index)).toContainText(say(slides[index]!.subtitle, language));
    await expect(slide(page, index)).toBeInViewport();
  }

  /** Under reduced motion, though its time has come; on a clock of the test's own. */
  async function expectFirstSlideStays(page: Page): Promise<void> {
    await expect(control(page, t.play.label)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(dot(page, 0)).toHaveAttribute("aria-current", "true");
  }

  /** The arrow keys in the direction of reading; the order of Tab. */
  async function expectKeys(page: Page): Promise<void> {
    await control(page, t.play.label).focus();
    const [onward, back] =
      dir === "ltr" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await page.keyboard.press(onward);
    await expectSlide(page, 1);
    await page.keyboard.press(back);
    await expectSlide(page, 0);
    await page.keyboard.press(back);
    await expectSlide(page, count - 1);

    // The slide's own link comes first, then pause, then the rest of the controls.
    await invest(page, count - 1).focus();
    const controls = [
      control(page, t.play.label),
      control(page, t.previous.label),
      ...slides.map((_, index) => dot(page, index)),
      control(page, t.next.label),
    ];
    for (const next of controls) {
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
    await page.keyboard.press("Tab");
    expect(await hero(page).evaluate((section) => section.contains(document.activeElement))).toBe(
      false,
    );
  }

  /** 70 % of a small window, 80 % of a large one. */
  async function expectHeights(page: Page): Promise<void> {
    for (const [width, share] of [
      [390, 0.7],
      [991, 0.7],
      [992, 0.8],
      [1440, 0.8],
    ] as const) {
      const height = 1100;
      await resize(page, { width, height });
      const box = (await hero(page).boundingBox())!;
      expect.soft(box.height, `${width} px`).toBeCloseTo(height * share, 0);
    }
  }

  /** In low and narrow windows the words stay between the header and the controls. */
  async function expectWordsClear(page: Page): Promise<void> {
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
        expect.soft(link.y + link.height).toBeLessThanOrEqual(button.y);
        const scrolled = await page.evaluate(() => window.scrollY);
        expect.soft(title.y + scrolled).toBeGreaterThanOrEqual(header.height);
      }
    }
  }

  test.describe(`the hero in ${language}`, () => {
    test.use({ locale: hrefLang });

    test("steps by arrows, dots and keys, and keeps its words clear of its controls", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.install();
      await open(page, path("/"));
      await expectFirstSlideStays(page);
      await expectKeys(page);

      await dot(page, 0).click();
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

      await expectHeights(page);
      await expectWordsClear(page);
      // The visitor may still start it.
      await control(page, t.play.label).click();
      await expect(control(page, t.pause.label)).toBeVisible();
      await dot(page, 1).click();
      await invest(page, 1).click();
      await expect(page).toHaveURL(path("/investment/"));
    });

    test("draws arrows and takes swipes in the direction of reading, and speaks as a carousel", async ({
      page,
    }) => {
      await open(page, path("/"));
      await expect(hero(page)).toHaveAttribute("aria-roledescription", t.carousel.roledescription);
      await control(page, t.pause.label).click();
      const x = async (name: string) => (await control(page, name).boundingBox())!.x;
      const nextIsRight = (await x(t.next.label)) > (await x(t.previous.label));
      expect(nextIsRight).toBe(dir === "ltr");

      const swipe = async (from: number, to: number) => {
        const box = (await hero(page).boundingBox())!;
        const y = box.y + box.height * 0.3;
        await page.mouse.move(box.x + box.width * from, y);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * to, y, { steps: 6 });
        await page.mouse.up();
      };
      const [right, left] = [0.8, 0.2];
      const onward = dir === "ltr" ? ([right, left] as const) : ([left, right] as const);
      await swipe(...onward);
      await expectSlide(page, 1);
      await swipe(onward[1], onward[0]);
      await expectSlide(page, 0);

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
  });
}

test("the other slides are loaded at a touch where data is saved, and not before", async ({
  page,
}) => {
  const t = words("en").home.hero;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.install();
  await open(page, "/");
  await page.clock.runFor(20_000);
  await expect(page.getByRole("button", { name: t.play.label })).toBeVisible();
  await expect(page.locator("[data-scene-picture] img")).toHaveCount(1);
  await page.getByRole("button", { name: t.next.label, exact: true }).click();
  await expect(
    page.getByRole("button", { name: fill(t.dot.label, { number: 2 }) }),
  ).toHaveAttribute("aria-current", "true");
});
