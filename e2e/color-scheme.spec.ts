import { basename, extname } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { valueFor } from "../src/content/localize";
import { defaultLanguage, languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { home, projects } from "./site/content";
import { observe, open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

type Scheme = "dark" | "light";

const painted: Record<Scheme, { page: string; browser: string }> = {
  dark: { page: "rgb(0, 0, 0)", browser: "#000000" },
  light: { page: "rgb(255, 255, 255)", browser: "#ffffff" },
};

/** A file's name without folder and extension, which every size and format of a picture keeps. */
const nameOf = (path: string) => basename(path, extname(path));

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
  await expect(page.locator("body")).toHaveCSS("background-color", painted[scheme].page);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    "content",
    painted[scheme].browser,
  );
}

/** Records the background before every paint, from the first one on. */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector("body"))
        seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = (route: string) => localizePath(route, language);
  const toggle = (page: Page) =>
    page.getByRole("switch", { name: words(language).colorScheme.toggle.label });

  test.describe(`the colour scheme in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    inTurn(test)(
      "is dark at first, and a choice holds on every page and visit",
      async ({ page }) => {
        // The default is not the system's.
        await page.emulateMedia({ colorScheme: "light" });
        await open(page, path("/"));
        await expectScheme(page, "dark");
        await expect(toggle(page)).toBeChecked();
        await toggle(page).press("Space");
        await expectScheme(page, "light");
        await expect(toggle(page)).not.toBeChecked();
        expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");

        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: words(language).nav.contact.link })
          .click();
        await expect(page).toHaveURL(path("/contact/"));
        await expectScheme(page, "light");
        await page.reload();
        await scriptsReady(page);
        await expectScheme(page, "light");
        await expect(toggle(page)).not.toBeChecked();
        await toggle(page).click();
        await expectScheme(page, "dark");
        expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
      },
    );

    inTurn(test)("is kept in step between tabs @window", async ({ page, context }) => {
      await open(page, path("/"));
      // A tab behind another one draws a few times a second at most, and its scripts wait for that.
      const second = await context.newPage();
      await open(second, path("/about/"));
      await toggle(second).click();
      await expectScheme(second, "light");
      await expectScheme(page, "light");
      await expect(toggle(page)).not.toBeChecked();
      await page.bringToFront();
      await toggle(page).click();
      await expectScheme(second, "dark");
      await expect(toggle(second)).toBeChecked();
    });
  });
}

/** The pictures of the home page that have a version for each scheme, by their names. */
const inBothSchemes = [home.about.image, home.chairman.image, ...projects.map(({ image }) => image)]
  .filter((image) => image?.lightSrc !== undefined)
  .map((image) => ({
    dark: nameOf(valueFor(image!.src, defaultLanguage)),
    light: nameOf(valueFor(image!.lightSrc!, defaultLanguage)),
  }));

for (const scheme of ["dark", "light"] as const) {
  test(`stored as ${scheme}, it is there before the first paint, and loads no picture of the other`, async ({
    page,
  }) => {
    const observed = observe(page);
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(nameOf(new URL(request.url()).pathname)));
    await page.addInitScript(
      (dark) => localStorage.setItem("darkMode", dark),
      String(scheme === "dark"),
    );
    const backgrounds = await recordFrames(page);
    await open(page, "/");
    await expectScheme(page, scheme);
    expect(await backgrounds()).toEqual([painted[scheme].page]);
    expect(observed.messages).toEqual([]);
    // Down the page, as a visitor comes by what loads late.
    for (const image of await page.locator("main img").all()) {
      await image.scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState("networkidle");
    expect(inBothSchemes.length).toBeGreaterThan(0);
    const other = scheme === "dark" ? "light" : "dark";
    for (const names of inBothSchemes) {
      expect.soft(loaded).toContain(names[scheme]);
      expect.soft(loaded).not.toContain(names[other]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page is dark and offers no switch that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expectScheme(page, "dark");
    await expect(page.getByRole("switch")).toHaveCount(0);
  });
});
