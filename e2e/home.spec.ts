import { expect, test, type Locator, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages } from "../src/i18n/languages";
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
  const boxesOf = (locator: Locator) =>
    locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const region = (page: Page, title: Record<"en" | "ar", string>) =>
    page.getByRole("region", { name: say(title, language), exact: true });

  async function expectFiguresBesidePromises(page: Page): Promise<void> {
    const about = region(page, home.about.title);
    for (const { value, suffix, label } of company.claims) {
      const item = about.getByRole("listitem").filter({ hasText: say(label, language) });
      const numeral = item.getByText(formatNumber(value, language) + suffix, { exact: true });
      await expect.soft(numeral).toHaveCSS("font-size", "64px");
    }
    const figures = await boxOf(about.getByRole("list").first());
    const promises = await boxOf(about.getByRole("list").last());
    expect
      .soft(promises.x >= figures.x + figures.width || promises.x + promises.width <= figures.x)
      .toBe(true);
    for (const index of home.about.promises[language].keys()) {
      const { en, ar } = home.about.promises;
      const promise = say({ en: en[index]!, ar: ar[index]! }, language);
      await expect.soft(about.getByText(promise, { exact: true })).toBeVisible();
    }
  }

  /** The services' icons are in one gold, and in their own colour when meant. */
  async function expectGoldIcons(page: Page): Promise<void> {
    const cards = region(page, home.services.title).getByRole("article");
    const inks = () =>
      cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card.querySelector("svg")!).color),
      );
    const [gold, ...others] = await inks();
    expect.soft(new Set([gold, ...others]).size).toBe(1);
    await cards.first().getByRole("link").focus();
    expect.soft((await inks())[0]).not.toBe(gold);
  }

  /** One large project, and smaller ones without an orphan. */
  async function expectFullRows(page: Page): Promise<void> {
    const cards = region(page, home.projects.title).getByRole("article");
    for (const width of [390, 768, 1440]) {
      await resize(page, { width, height: 800 });
      const [large, ...small] = await boxesOf(cards);
      expect(small).toHaveLength(projects.length - 1);
      expect.soft(large!.width).toBeGreaterThan(Math.min(...small.map((box) => box.width)) * 1.5);
      const below = small.filter(({ y }) => y >= large!.y + large!.height);
      const full = Math.max(...rowWidths(small), large!.width);
      for (const row of rowWidths(below)) {
        expect.soft(row, `${width} px`).toBeGreaterThan(full * 0.9);
      }
    }
  }

  /** At 768 px no module is left over in its row, and nothing in the footer. */
  async function expectNothingLeftOver(page: Page): Promise<void> {
    await resize(page, { width: 768, height: 900 });
    const boxes = await boxesOf(region(page, home.modules.title).getByRole("article"));
    expect(boxes).toHaveLength(erpModules.length);
    const rows = rowWidths(boxes);
    for (const row of rows) expect.soft(row).toBeGreaterThan(Math.max(...rows) * 0.9);
    const footer = page.getByRole("contentinfo");
    const tops = async (locator: Locator) => new Set((await boxesOf(locator)).map(({ y }) => y));
    const social = footer.getByRole("listitem").filter({ has: page.locator("a[aria-label]") });
    expect.soft((await tops(social)).size).toBe(1);
    expect.soft((await tops(footer.getByRole("heading", { level: 2 }))).size).toBe(1);
  }

  /** The whole letter, lines never over one another, and no page with a few lines at the end. */
  async function expectPrints(page: Page): Promise<void> {
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect.soft(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: "print" });
    const section = region(page, home.chairman.heading);
    for (const paragraph of letter) {
      const text = section.getByText(paragraph, { exact: true });
      await expect.soft(text).toBeVisible();
      // A grid's rows, broken at the end of a page, are laid over one another.
      const around = await text.evaluate((element) => {
        const displays: string[] = [];
        for (
          let box = element.parentElement;
          box && box.tagName !== "MAIN";
          box = box.parentElement
        )
          displays.push(getComputedStyle(box).display);
        return displays;
      });
      expect.soft(around.filter((display) => /grid|flex/.test(display))).toEqual([]);
    }
    await page.emulateMedia({ media: null });
  }

  test.describe(`the home page in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    test("prints on whole pages, and lays out figures, icons, projects and modules", async ({
      page,
    }) => {
      await open(page, path);
      await expectPrints(page);
      await expectFiguresBesidePromises(page);
      await expectGoldIcons(page);
      await expectFullRows(page);
      await expectNothingLeftOver(page);
    });

    test(`on a phone is at most ${longest} px long, with icons beside the words @phone`, async ({
      page,
    }) => {
      await open(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height).toBeLessThanOrEqual(longest);

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
  });

  /** The hero comes with its first slide alone, which the browser loads at once. */
  async function expectFirstSlide(page: Page): Promise<void> {
    const { image, title, subtitle } = home.slides[0]!;
    const section = page.locator("main section").first();
    const images = section.locator("img");
    await expect.soft(images).toHaveCount(1);
    await expect.soft(images).toHaveAttribute("loading", "eager");
    await expect.soft(images).toHaveAttribute("fetchpriority", "high");
    await expect.soft(images).toHaveAttribute("alt", say(image.alt, language));
    await expect.soft(section.locator("h1")).toHaveText(say(title, language));
    await expect.soft(section).toContainText(say(subtitle, language));
    const invest = section.locator(`a[href="${localizePath("/investment/", language)}"]`);
    await expect.soft(invest).toHaveText(t.home.hero.invest.link);
  }

  test.describe(`the home page in ${language} without JavaScript`, () => {
    test.use({ locale: languages[language].hrefLang, javaScriptEnabled: false });

    test("hides nothing but the letter's end, and its links, foot and language lead on", async ({
      page,
    }) => {
      await page.goto(path);
      await expectFirstSlide(page);
      const section = region(page, home.chairman.heading);
      for (const [index, paragraph] of letter.entries()) {
        const text = section.getByText(paragraph, { exact: true });
        await (index <= 2 ? expect.soft(text).toBeVisible() : expect.soft(text).toBeHidden());
      }
      await section.getByText(t.home.chairman.more).click();
      for (const paragraph of letter) {
        await expect.soft(section.getByText(paragraph, { exact: true })).toBeVisible();
      }

      // Of what appears on scrolling to it with scripts.
      const opacities = await page.locator("main h3").evaluateAll((titles) =>
        titles.map((title) => {
          let opacity = 1;
          for (let around: Element | null = title; around; around = around.parentElement) {
            opacity *= Number(getComputedStyle(around).opacity);
          }
          return opacity;
        }),
      );
      expect.soft(new Set(opacities)).toEqual(new Set([1]));
      for (const { title } of erpModules) {
        const name = say(title, language);
        const heading = page.getByRole("heading", { level: 3, name, exact: true });
        await expect.soft(heading).toBeVisible();
      }

      const main = page.getByRole("main");
      const { title, description } = projects[1]!;
      await expect.soft(main.getByRole("link", { name: say(title, language) })).toBeVisible();
      await expect.soft(main).toContainText(say(description, language));
      const card = main.locator('a[href^="#project-"]').last();
      await card.click();
      const id = (await card.getAttribute("href"))!.slice(1);
      await expect.soft(page.locator(`[id="${id}"]`)).toBeInViewport();

      await page.setViewportSize({ width: 390, height: 800 });
      const bar = page.getByRole("navigation", { name: t.reach.label });
      await bar.getByRole("link", { name: t.reach.quote }).click();
      await expect(page).toHaveURL(localizePath("/contact/", language));
      const other = otherLanguages(language)[0]!;
      await page.getByRole("banner").getByRole("link", { name: languages[other].label }).click();
      await expect(page).toHaveURL(localizePath("/contact/", other));
      await expect(page.locator("html")).toHaveAttribute("lang", languages[other].hrefLang);
    });
  });
}
