import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { home, pages } from "./site/content";
import { addStyle, resize } from "./site/layout";
import { open } from "./site/open";
import { painted, type Picture } from "./site/painted";
import { fill, words } from "./site/words";
import { luminance } from "../tools/lib/contrast";

/** The least contrast of words that lie on a picture: AAA (WCAG 1.4.6), also at its bright spots. */
const leastContrast = 7;
/** How far below the window's top the brightest spot of a picture lies at least: clear of the header. */
const leastDistance = 96;
/** The share of what lies behind a line that is at most as bright as what it is measured against. */
const percentile = 0.95;
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

/** The lines of the title and of the text below it in the scene that is shown. */
function linesOfScene(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const scene = document.querySelector("main [data-scene]")!;
    const title = [...scene.querySelectorAll("h1, p")].find(
      (element) => !element.closest("[inert]"),
    )!;
    return [title, title.nextElementSibling!].flatMap((element) => {
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
  });
}

/** The page down to where the scene ends, with its picture alone. */
async function pictureOfScene(page: Page): Promise<Picture> {
  const showWords = await addStyle(
    page,
    `
      [data-scene] :not(picture, img) { color: transparent !important }
      header { visibility: hidden !important }
    `,
  );
  const { y, height } = (await page.locator("main [data-scene]").boundingBox())!;
  const picture = await painted(page, Math.ceil(y + height));
  await showWords();
  return picture;
}

/** The lines of the scene that is shown whose contrast is too low, with it and where they are. */
async function paleLines(page: Page, { data, width, height }: Picture): Promise<string[]> {
  const lines = await linesOfScene(page);
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

const decoded = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>("main [data-scene] img")].map((image) =>
        image.decode(),
      ),
    ),
  );

for (const language of languageCodes) {
  test.describe(`words on pictures in ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("are readable on every banner, whose focal point is clear of the header", async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const wrong: string[] = [];
      let scenes = 0;
      for (const { route } of pages) {
        const path = localizePath(route, language);
        await open(page, path);
        if ((await page.locator("main [data-scene]").count()) === 0) continue;
        scenes += 1;
        const slides = route === "/" ? home.slides.length : 1;
        for (let slide = 0; slide < slides; slide += 1) {
          if (slide > 0) await showSlide(page, slide);
          for (const size of sizes) {
            await resize(page, size);
            await decoded(page);
            const picture = await pictureOfScene(page);
            wrong.push(...(await paleLines(page, picture)).map((line) => `${path} ${line}`));
            const top = await focalPoint(picture);
            if (top < leastDistance)
              wrong.push(
                `${path} ${slide + 1}, ${size.width} x ${size.height}: focus at ${top} px`,
              );
          }
        }
      }
      expect(scenes).toBeGreaterThan(1);
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
