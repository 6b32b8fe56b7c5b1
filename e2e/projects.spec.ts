import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { violations } from "./site/axe";
import { projects, say } from "./site/content";
import { observe, open, scriptsReady } from "./site/open";
import { words } from "./site/words";

const project = projects[1]!;

for (const language of languageCodes) {
  const t = words(language).home.projects;
  const home = localizePath("/", language);
  const title = say(project.title, language);
  const card = (page: Page) => page.getByRole("main").getByRole("link", { name: title });
  const dialog = (page: Page) => page.getByRole("dialog", { name: title });
  const close = (page: Page) => dialog(page).getByRole("button", { name: t.close.label });
  const visit = (page: Page) => dialog(page).getByRole("link", { name: t.visit.link });

  test.describe(`the projects in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("each have a card that opens their dialog", async ({ page }) => {
      const observed = observe(page);
      await open(page, home);
      for (const { title: name } of projects) {
        await expect(
          page.getByRole("main").getByRole("link", { name: say(name, language) }),
        ).toHaveCount(1);
      }
      await card(page).click();
      await expect(page).toHaveURL(`${home}#project-${project.id}`);
      await expect(dialog(page)).toBeVisible();
      const picture = dialog(page).getByRole("img", { name: say(project.image!.alt, language) });
      await expect(picture).toBeVisible();
      await expect.poll(async () => Math.round((await picture.boundingBox())!.height)).toBe(300);
      await expect(dialog(page)).toContainText(say(project.description, language));
      await expect(dialog(page).getByRole("heading", { name: t.technologies.title })).toBeVisible();
      await expect(dialog(page).getByRole("listitem")).toHaveText(project.technologies);

      await expect(visit(page)).toHaveAttribute("href", project.link!);
      await expect(visit(page)).toHaveAttribute("target", "_blank");
      await expect(visit(page)).toHaveAttribute("rel", /noopener/);
      await expect(visit(page)).toContainText(t.visit.hint);

      for (const scheme of ["dark", "light"]) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute("data-mantine-color-scheme", value);
        }, scheme);
        await expect(dialog(page)).toHaveCSS("opacity", "1");
        expect(await violations(page, { within: '[role="dialog"]' }), scheme).toEqual([]);
      }
      expect(observed).toEqual({ messages: [], foreign: [] });
    });

    test("keep the focus in the dialog and give it back, by Escape and by the button", async ({
      page,
    }) => {
      await open(page, home);
      await card(page).focus();
      await page.keyboard.press("Enter");
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
    });

    test("have addresses: a link opens the dialog, Back and Forward close and open it", async ({
      page,
    }) => {
      await open(page, home);
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

      await page.goto("about:blank");
      await open(page, `${home}#project-${project.id}`);
      await expect(dialog(page)).toBeVisible();
      await close(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(home);

      await page.goto("about:blank");
      await open(page, `${home}#project-no-such-project`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("fit a dialog on a small screen", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.goto(`${home}#project-${project.id}`);
      await scriptsReady(page);
      await expect(dialog(page)).toBeVisible();
      const box = (await dialog(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      await visit(page).scrollIntoViewIfNeeded();
      await expect(visit(page)).toBeInViewport({ ratio: 1 });
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("say what they are on their cards", async ({ page }) => {
        await page.goto(home);
        await expect(card(page)).toBeVisible();
        await expect(page.getByRole("main")).toContainText(say(project.description, language));
      });
    });
  });
}
