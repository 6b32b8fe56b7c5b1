import { expect, test, type Locator, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { formatNumber } from "../src/i18n/formats";
import { localizePath } from "../src/i18n/paths";
import { company, erpModules, home, projects, say, services } from "./site/content";
import { resize, rowWidths } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

/** The longest the home page may be on a phone of 390 px, in pixels. */
const longest = 9000;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const path = localizePath("/", language);
  const letter = home.chairman.letter[language].map((_, index) =>
    say({ en: home.chairman.letter.en[index]!, ar: home.chairman.letter.ar[index]! }, language),
  );
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const region = (page: Page, title: Record<"en" | "ar", string>) =>
    page.getByRole("region", { name: say(title, language), exact: true });

  test.describe(`the home page in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    test(`is at most ${longest} px long @phone`, async ({ page }) => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        longest,
      );
    });

    test("counts what was done in numerals of 4 rem, beside what is promised", async ({ page }) => {
      await open(page, path);
      const about = region(page, home.about.title);
      for (const { value, suffix, label } of company.claims) {
        const item = about.getByRole("listitem").filter({ hasText: say(label, language) });
        const numeral = item.getByText(formatNumber(value, language) + suffix, { exact: true });
        await expect(numeral).toHaveCSS("font-size", "64px");
      }
      const figures = await boxOf(about.getByRole("list").first());
      const promises = await boxOf(about.getByRole("list").last());
      expect(
        promises.x >= figures.x + figures.width || promises.x + promises.width <= figures.x,
      ).toBe(true);
      for (const index of home.about.promises[language].keys()) {
        const { en, ar } = home.about.promises;
        const promise = say({ en: en[index]!, ar: ar[index]! }, language);
        await expect(about.getByText(promise, { exact: true })).toBeVisible();
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("has the whole letter, which opens after its second paragraph", async ({ page }) => {
        await page.goto(path);
        const section = region(page, home.chairman.heading);
        for (const [index, paragraph] of letter.entries()) {
          const text = section.getByText(paragraph, { exact: true });
          await (index <= 2 ? expect(text).toBeVisible() : expect(text).toBeHidden());
        }
        await section.getByText(t.home.chairman.more).click();
        for (const paragraph of letter) {
          await expect(section.getByText(paragraph, { exact: true })).toBeVisible();
        }
      });
    });

    test("has compact cards on a phone: the icon beside the words @phone", async ({ page }) => {
      await open(page, path);
      const section = region(page, home.services.title);
      for (const service of services.filter(({ featured }) => featured)) {
        const card = section.getByRole("article").filter({
          has: page.getByRole("heading", { name: say(service.title, language), exact: true }),
        });
        await expect(card.getByText(say(service.summary, language))).toBeVisible();
        const icon = await boxOf(card.locator("svg").first());
        const title = await boxOf(card.getByRole("heading"));
        expect(icon.x >= title.x + title.width || icon.x + icon.width <= title.x).toBe(true);
        expect((await boxOf(card)).height).toBeLessThanOrEqual(125);
      }
    });

    test("has one large project and smaller ones, without an orphan", async ({ page }) => {
      await open(page, path);
      const cards = region(page, home.projects.title).getByRole("article");
      for (const width of [390, 768, 1440]) {
        await resize(page, { width, height: 800 });
        const [large, ...small] = await Promise.all((await cards.all()).map(boxOf));
        expect(small).toHaveLength(projects.length - 1);
        expect(large!.width).toBeGreaterThan(Math.min(...small.map((box) => box.width)) * 1.5);
        const below = small.filter(({ y }) => y >= large!.y + large!.height);
        const full = Math.max(...rowWidths(small), large!.width);
        for (const row of rowWidths(below)) expect(row, `${width} px`).toBeGreaterThan(full * 0.9);
      }
    });

    test("at 768 px no module is left over in its row, and nothing in the footer", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await open(page, path);
      const modules = region(page, home.modules.title).getByRole("article");
      const boxes = await Promise.all((await modules.all()).map(boxOf));
      expect(boxes).toHaveLength(erpModules.length);
      const rows = rowWidths(boxes);
      for (const row of rows) expect(row).toBeGreaterThan(Math.max(...rows) * 0.9);
      const footer = page.getByRole("contentinfo");
      const tops = async (locator: Locator) =>
        new Set(
          await locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
        );
      const social = footer.getByRole("listitem").filter({ has: page.locator("a[aria-label]") });
      expect((await tops(social)).size).toBe(1);
      expect((await tops(footer.getByRole("heading", { level: 2 }))).size).toBe(1);
    });

    test("prints the whole letter, lines never over one another, and ends on a full page", async ({
      page,
    }) => {
      await open(page, path);
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: "print" });
      const section = region(page, home.chairman.heading);
      for (const paragraph of letter) {
        const text = section.getByText(paragraph, { exact: true });
        await expect(text).toBeVisible();
        // A grid's rows, broken at the end of a page, are laid over one another.
        const around = await text.evaluate((element) => {
          const displays: string[] = [];
          for (
            let box = element.parentElement;
            box && box.tagName !== "MAIN";
            box = box.parentElement
          ) {
            displays.push(getComputedStyle(box).display);
          }
          return displays;
        });
        expect(around.filter((display) => /grid|flex/.test(display))).toEqual([]);
      }
    });

    inTurn(test)(
      "shows no alternative text behind the logo when the picture fails",
      async ({ page }) => {
        await page.route(/\.(avif|jpg)$/, (route) => route.abort());
        await page.goto(path);
        const picture = page.getByRole("img", { name: say(home.slides[0]!.image.alt, language) });
        await expect(picture).toHaveCSS("color", "rgba(0, 0, 0, 0)");
        await expect(picture).toHaveCSS("font-size", "0px");
      },
    );

    inTurn(test)(
      "draws the services' icons in one gold, and in their own colour when meant",
      async ({ page }) => {
        await open(page, path);
        const cards = region(page, home.services.title).getByRole("article");
        const ink = (card: Locator) =>
          card
            .locator("svg")
            .first()
            .evaluate((icon) => getComputedStyle(icon).color);
        const inks = await Promise.all((await cards.all()).map(ink));
        expect(new Set(inks).size).toBe(1);
        const first = cards.first();
        await first.getByRole("link").focus();
        expect(await ink(first)).not.toBe(inks[0]);
      },
    );
  });
}
