import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { attributeOf } from "../src/hosting/build/html";
import { languageCodes, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { home, pages, titleOf } from "./site/content";
import { addStyle, resize } from "./site/layout";
import { open } from "./site/open";
import { painted, type Picture } from "./site/painted";
import { servedPage } from "./site/served";
import { fill, words } from "./site/words";
import { luminance } from "../testing/contrast";

/** The least contrast of words that lie on a picture: AAA (WCAG 1.4.6), also at its bright spots. */
const leastContrast = 7;
/** How far below the window's top the brightest spot of a picture lies at least: clear of the header. */
const leastDistance = 80;
/** The share of what lies behind a line that is at most as bright as what it is measured against. */
const percentile = 0.95;
/** From the smallest up: a browser that has a larger version of a picture goes on showing it. */
const sizes = [
  { width: 320, height: 900 },
  { width: 390, height: 640 },
  { width: 390, height: 900 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
  { width: 1920, height: 900 },
];

interface Line {
  words: string;
  color: number[];
  box: { x: number; y: number; width: number; height: number };
}

interface Scene {
  lines: Line[];
  /** Where it ends. */
  bottom: number;
}

/** The lines of the title and of the text below it in the scene that is shown, its pictures loaded. */
function readScene(page: Page): Promise<Scene> {
  return page.evaluate(async () => {
    const scene = document.querySelector("main [data-scene]")!;
    await Promise.all([...scene.querySelectorAll("img")].map((image) => image.decode()));
    const title = [...scene.querySelectorAll("h1, p")].find(
      (element) => !element.closest("[inert]"),
    )!;
    const lines = [title, title.nextElementSibling!].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const color = getComputedStyle(element)
        .color.match(/[\d.]+/g)!
        .map(Number);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        words: element.textContent,
        color: color.slice(0, 3),
        box: { x: x + scrollX, y: y + scrollY, width, height },
      }));
    });
    return { lines, bottom: scene.getBoundingClientRect().bottom + scrollY };
  });
}

/** Leaves the pictures of scenes alone; what is hidden keeps the colour that is read of it. */
const hideWords = `
  [data-scene] :not(picture, img) { -webkit-text-fill-color: transparent !important }
  [data-scene] svg, header { visibility: hidden !important }
`;

/** The lines of the scene that is shown whose contrast is too low, with it and where they are. */
function paleLines(lines: readonly Line[], { data, width, height }: Picture): string[] {
  expect(lines.length).toBeGreaterThanOrEqual(2);
  const pale: string[] = [];
  for (const { words: text, color, box } of lines) {
    const behind: number[] = [];
    for (let y = Math.floor(box.y); y < Math.min(height, box.y + box.height); y += 1) {
      for (let x = Math.floor(box.x); x < Math.min(width, box.x + box.width); x += 1) {
        const at = (y * width + x) * 3;
        behind.push(luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
      }
    }
    // Numbers alone are sorted by their size, and quickly.
    const bright = Float64Array.from(behind).sort()[Math.floor(behind.length * percentile)]!;
    const contrast = (luminance(color) + 0.05) / (bright + 0.05);
    if (contrast < leastContrast) {
      const where = `at ${Math.round(box.x)}, ${Math.round(box.y)}`;
      pale.push(`${width} px: ${contrast.toFixed(1)}:1 behind a line of "${text}" ${where}`);
    }
  }
  return pale;
}

/** How far from its top the brightest spot of a picture is: what the eye goes to first. */
async function focalPoint({ data, width, height }: Picture): Promise<number> {
  const spot = 16;
  const size = { width: Math.ceil(width / spot), height: Math.ceil(height / spot) };
  const spots = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: "fill", kernel: "linear" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const brightest = spots.indexOf(Math.max(...spots));
  return (Math.floor(brightest / size.width) + 0.5) * spot;
}

/** The pages that have a scene, as they are served. */
async function pagesWithScene(request: APIRequestContext, language: Language) {
  const found = await Promise.all(
    pages.map(async (entry) => {
      const served = await servedPage(request, localizePath(entry.route, language));
      const hasScene = served.elements.some(
        (element) => attributeOf(element, "data-scene") !== undefined,
      );
      return hasScene ? [entry] : [];
    }),
  );
  return found.flat();
}

for (const language of languageCodes) {
  test.describe(`words on pictures in ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("are readable on every banner, whose focal point is clear of the header", async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      const wrong: string[] = [];
      const withScene = await pagesWithScene(request, language);
      expect(withScene.length).toBeGreaterThan(1);
      expect(withScene[0]!.route).toBe("/");
      await page.setViewportSize(sizes[0]!);
      await open(page, localizePath("/", language));
      await addStyle(page, hideWords);
      for (const { route, seo } of withScene) {
        const path = localizePath(route, language);
        if (route !== "/") {
          const link = page.locator(`header a[href="${path}"]`).first();
          await link.evaluate((element: HTMLElement) => element.click());
          await expect(page).toHaveTitle(titleOf(seo, language));
        }
        const slides = route === "/" ? home.slides.length : 1;
        for (let slide = 0; slide < slides; slide += 1) {
          if (slide > 0) await showSlide(page, slide);
          for (const size of sizes) {
            await resize(page, size);
            const { lines, bottom } = await readScene(page);
            const picture = await painted(page, Math.ceil(bottom));
            wrong.push(...paleLines(lines, picture).map((line) => `${path} ${line}`));
            const top = await focalPoint(picture);
            if (top < leastDistance)
              wrong.push(
                `${path} ${slide + 1}, ${size.width} x ${size.height}: focus at ${top} px`,
              );
          }
          await page.setViewportSize(sizes[0]!);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  /** Turns the hero to a slide and waits until nothing else shows. */
  async function showSlide(page: Page, index: number): Promise<void> {
    const { dot } = words(language).home.hero;
    await page.getByRole("button", { name: fill(dot.label, { number: index + 1 }) }).click();
    const scenes = page.locator("[data-scene-picture]");
    await expect(scenes.nth(index)).toHaveCSS("opacity", "1");
    await expect(scenes.nth(index - 1)).toHaveCSS("opacity", "0");
  }
}
