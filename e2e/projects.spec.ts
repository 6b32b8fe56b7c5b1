import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { valueFor } from "../src/content/localize";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { projects, say, services, tour } from "./site/content";
import { observe, open } from "./site/open";
import { resize } from "./site/layout";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

const project = projects[1]!;

/** Where a project's link leads: to its own site, or to what it is a sample of. */
function addressOf({ link, service }: (typeof projects)[number], language: Language): string {
  if (link !== undefined) return link;
  const { path } = services.find(({ id }) => id === service)!;
  return localizePath(service === tour.service ? `${path}#tour` : path, language);
}

/** The digest that a picture's addresses on the site begin with. */
const digestOf = (src: string) =>
  createHash("md5")
    .update(readFileSync(join("content/projects", src)))
    .digest("hex");

/** The share of a picture's width, about its middle, that holds the device: see the guide. */
const deviceShare = 0.76;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language).home.projects;
  const home = localizePath("/", language);
  const title = say(project.title, language);
  const card = (page: Page) => page.getByRole("main").getByRole("link", { name: title });
  const dialog = (page: Page) => page.getByRole("dialog", { name: title });
  const close = (page: Page) => dialog(page).getByRole("button", { name: t.close.label });
  const visit = (page: Page) => dialog(page).getByRole("link", { name: t.visit.link });

  /** Each picture in the version of the language. */
  async function expectPictures(page: Page): Promise<void> {
    for (const { image } of projects) {
      const { src, alt } = image!;
      const picture = page.getByRole("img", { name: say(alt, language), exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(address).toContain(digestOf(valueFor(src, language)));
    }
  }

  async function expectDialog(page: Page): Promise<void> {
    await expect(page).toHaveURL(`${home}#project-${project.id}`);
    await expect(dialog(page)).toBeVisible();
    const picture = dialog(page).getByRole("img", { name: say(project.image!.alt, language) });
    await expect(picture).toBeVisible();
    await expect.poll(async () => Math.round((await picture.boundingBox())!.height)).toBe(300);
    await expect(dialog(page)).toContainText(say(project.description, language));
    await expect(dialog(page).getByRole("heading", { name: t.technologies.title })).toBeVisible();
    await expect(dialog(page).getByRole("listitem")).toHaveText(project.technologies);

    await expect(visit(page)).toHaveAttribute("href", addressOf(project, language));
    await expect(visit(page)).toHaveAttribute("target", "_blank");
    await expect(visit(page)).toHaveAttribute("rel", /noopener/);
    await expect(visit(page)).toContainText(t.visit.hint);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  }

  /** The open dialog keeps the focus, and Escape and its button give it back. */
  async function expectFocusKept(page: Page): Promise<void> {
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(visit(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(visit(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(card(page)).toBeFocused();
    await expect(page).toHaveURL(home);

    await page.keyboard.press("Enter");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(card(page)).toBeFocused();
  }

  async function expectHistory(page: Page): Promise<void> {
    await card(page).click();
    await expect(dialog(page)).toBeVisible();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(home);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  }

  test.describe(`the projects in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("show their pictures in the page's language, and open a dialog that keeps the focus and has an address", async ({
      page,
    }) => {
      const observed = observe(page);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await open(page, home);
      for (const { title: name } of projects) {
        await expect(
          page.getByRole("main").getByRole("link", { name: say(name, language) }),
        ).toHaveCount(1);
      }
      await expectPictures(page);
      await card(page).focus();
      await page.keyboard.press("Enter");
      await expectDialog(page);
      await expectFocusKept(page);
      await expectHistory(page);

      expect(observed).toEqual({ messages: [], foreign: [] });
      const others = otherLanguages(language).flatMap((code) =>
        projects.map(({ image }) => digestOf(valueFor(image!.src, code))),
      );
      expect(requested.filter((url) => others.some((digest) => url.includes(digest)))).toEqual([]);
    });

    test("are led to by their addresses, in a dialog that fits a small screen", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await open(page, `${home}#project-${project.id}`);
      await expect(dialog(page)).toBeVisible();
      const box = (await dialog(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      await visit(page).scrollIntoViewIfNeeded();
      await expect(visit(page)).toBeInViewport({ ratio: 1 });
      await close(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(home);
    });

    inTurn(test)(
      "show the whole device in the dialog, on a phone and on a wide window",
      async ({ page }) => {
        // An address without a project opens none.
        await open(page, `${home}#project-no-such-project`);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        for (const { id, image } of projects) {
          await test.step(id, async () => {
            await page.goto(`${home}#project-${id}`);
            const picture = page
              .getByRole("dialog")
              .getByRole("img", { name: say(image!.alt, language), exact: true });
            for (const width of [320, 390, 1440]) {
              await resize(page, { width, height: 900 });
              await picture.evaluate((element: HTMLImageElement) => element.decode());
              const { seen, height } = await picture.evaluate((element: HTMLImageElement) => {
                const { naturalWidth, naturalHeight } = element;
                const box = element.getBoundingClientRect();
                const frame = element.parentElement!.getBoundingClientRect();
                const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
                return {
                  seen: frame.width / (naturalWidth * scale),
                  height: naturalHeight * scale,
                };
              });
              expect.soft(seen, `${id} at ${width} px`).toBeGreaterThanOrEqual(deviceShare);
              expect.soft(height, `${id} at ${width} px`).toBeLessThanOrEqual(300.5);
            }
          });
        }
      },
    );
  });
}
