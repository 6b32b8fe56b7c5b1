import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company, projects } from "./site/content";
import { sidewaysScroll } from "./site/layout";
import { observe, open } from "./site/open";
import { cutTexts } from "./site/textIssues";
import { testsInTurn } from "./site/turns";
import { fill, words } from "./site/words";
import { inEachLanguage } from "../testing/inEachLanguage";

// The home page with extreme content: its layout must hold.

interface HomeData {
  homePage: { slides: { title: string }[] };
  projects: {
    nodes: { id: string; title: string; image: unknown; link: unknown; service: unknown }[];
  };
}

const letters = inEachLanguage({
  en: "Growing businesses depend on software that keeps its word ",
  ar: "الشركات النامية تعتمد على برمجيات تفي بوعدها كل يوم ",
});
const longTitle = (language: Language) => letters[language].repeat(3).slice(0, 120);

/** Opens the home page from another one, with its page data modified in transit. */
async function openHome(page: Page, language: Language, change: (data: HomeData) => void) {
  const folder = localizePath("/", language) === "/" ? "index" : language;
  const address = `/page-data/${folder}/page-data.json`;
  const json = (await (await page.request.get(address)).json()) as { result: { data: HomeData } };
  change(json.result.data);
  await page.route(`**${address}`, (route) => route.fulfill({ json }));
  await open(page, localizePath("/no-such-page/", language));
  const name = fill(words(language).site.home.label, { name: company.name });
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(page).toHaveURL(localizePath("/", language));
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
  }
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language).home;

  test.describe(`unusual content in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });
    const hero = (page: Page) => page.getByRole("region", { name: t.hero.carousel.label });
    const button = (page: Page, name: string) =>
      hero(page).getByRole("button", { name, exact: true });

    test("twenty slides and titles of 120 characters", async ({ page }) => {
      const observed = observe(page);
      await openHome(page, language, ({ homePage, projects: { nodes } }) => {
        const [slide] = homePage.slides;
        homePage.slides = Array.from({ length: 20 }, () => ({
          ...slide!,
          title: longTitle(language),
        }));
        for (const node of nodes) node.title = longTitle(language);
      });
      await expect(button(page, t.hero.next.label)).toBeVisible();
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await button(page, fill(t.hero.dot.label, { number: 20 })).click();
        const label = fill(t.hero.slide.label, { number: 20, count: 20 });
        const slide = hero(page).locator(`[aria-label="${label}"]`);
        await expect(slide).toHaveCSS("opacity", "1");
        const link = (await slide.getByRole("link").boundingBox())!;
        const boxes = await hero(page)
          .getByRole("button")
          .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
        // Of all slides, and to the next and the one before.
        expect(boxes.length).toBeGreaterThan(20);
        for (const box of boxes) {
          expect(box.y, `controls at ${width} px`).toBeGreaterThanOrEqual(link.y + link.height);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
        }
      }
      await expectWhole(page);
      const title = longTitle(language).trim();
      await page.getByRole("main").getByRole("link", { name: title }).first().click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(observed.messages.filter((message) => !message.includes("404"))).toEqual([]);
    });

    test("one slide, and projects without picture or link", async ({ page }) => {
      await openHome(page, language, ({ homePage, projects: { nodes } }) => {
        homePage.slides = homePage.slides.slice(0, 1);
        for (const node of nodes) Object.assign(node, { image: null, link: null, service: null });
      });
      await expect(hero(page).getByRole("link", { name: t.hero.invest.link })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(hero(page).getByRole("button")).toHaveCount(0);
      await expectWhole(page);
      await page.goto(`${page.url()}#project-${projects[0]!.id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("link")).toHaveCount(0);
      await expect(dialog.locator("img")).toHaveCount(0);
    });

    // Neither words nor direction change where nothing is.
    inTurn(test)("no projects at all", async ({ page }) => {
      await openHome(page, language, (data) => {
        data.projects.nodes = [];
      });
      await expect(hero(page)).toBeVisible();
      await expect(page.locator('a[href^="#project-"]')).toHaveCount(0);
      await expectWhole(page);
    });
  });
}
