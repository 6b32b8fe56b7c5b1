import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages } from "./site/content";
import { enlargements, resize } from "./site/layout";
import { open } from "./site/open";

/** The most that header and bar may each take of a window's height. */
const mostChrome = 0.12;

/** How long the longest pages may be on a phone, in pixels. */
const longest = { "/": 9000, "/services/": 7000 };

/** Texts of a banner that lie on its picture. */
function textsOnPicture(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scene = document.querySelector("[data-scene]");
    const picture = [...(scene?.querySelectorAll("img") ?? [])].find(
      (image) => getComputedStyle(image.closest("[data-scene-picture]") ?? image).opacity !== "0",
    );
    if (!scene || !picture) return [];
    const { bottom } = picture.getBoundingClientRect();
    return [...scene.querySelectorAll<HTMLElement>("nav, h1, h2, p, a, button")]
      .filter((element) => !element.closest("[inert]") && element.offsetHeight > 1)
      .filter((element) => element.getBoundingClientRect().top < bottom - 1)
      .map((element) => element.innerText);
  });
}

/** Words of headings that stand on more than one line, which tears Arabic letters apart. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2")].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of node.textContent!.matchAll(/[\u0621-\u064a]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );
}

/** Golden buttons in the window, the one action that a view asks for. */
function goldenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button")]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        const isGolden = getComputedStyle(element).backgroundImage.includes("gradient");
        return (
          isGolden && width > 60 && bottom > 0 && top < innerHeight && !element.closest("[inert]")
        );
      })
      .map((element) => element.innerText),
  );
}

async function expectLittleChrome(page: Page, language: Language): Promise<void> {
  const restore = await enlargements["text of twice the size"]!.enlarge(page, language);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const selector of ["header", "[data-foot]"]) {
    const share = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      });
    expect.soft(share, `${selector} with text of twice the size`).toBeLessThanOrEqual(mostChrome);
  }
  expect.soft(await brokenWords(page), "with text of twice the size").toEqual([]);
  await restore();
}

for (const language of languageCodes) {
  test.describe(`phones in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    for (const { route } of pages) {
      test(`${route} keeps its words off its picture, its headings whole and its view to one action`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, localizePath(route, language));
        for (const [width, height] of [
          [320, 640],
          [390, 844],
          [768, 1024],
          [1440, 900],
        ] as const) {
          await resize(page, { width, height });
          const at = `at ${width} px`;
          if (width < 992) expect.soft(await textsOnPicture(page), at).toEqual([]);
          expect.soft(await brokenWords(page), at).toEqual([]);
          expect.soft((await goldenButtons(page)).length, at).toBeLessThanOrEqual(1);
        }
        await resize(page, { width: 390, height: 844 });
        if (Object.hasOwn(longest, route)) {
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          expect.soft(height).toBeLessThanOrEqual(longest[route as keyof typeof longest]);
        }
        await expectLittleChrome(page, language);
      });
    }
  });
}
