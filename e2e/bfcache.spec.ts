import { chromium, expect, test as base, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { contactForm } from "./site/contactForm";
import { pressKey } from "./site/gestures";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";

/** How each document was shown, latest last, and why it was reloaded, if it was. */
interface Shown {
  restored: boolean;
  reasons: unknown;
}

/**
 * A page in a browser with the back/forward cache, which Playwright disables because it cannot see
 * restored documents; hence no goBack() below. Documents record how they were shown.
 */
const test = base.extend({
  page: async ({ baseURL, launchOptions, viewport }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL, viewport });
    await page.addInitScript(() => {
      const shown: object[] = [];
      Object.assign(window, { shown });
      addEventListener("pageshow", ({ persisted }) => {
        const [navigation] = performance.getEntriesByType("navigation");
        const { notRestoredReasons } = navigation as unknown as { notRestoredReasons?: unknown };
        shown.push({ restored: persisted, reasons: notRestoredReasons ?? null });
      });
    });
    await use(page);
    await browser.close();
  },
});

/** Goes back to a path and returns how its document was shown. */
async function goBack(page: Page, path: string): Promise<Shown> {
  // Once this has been answered: a document that is not kept takes its answers with it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const answer = await page.waitForFunction((expected) => {
    const { shown } = window as unknown as { shown: Shown[] };
    const [navigation] = performance.getEntriesByType("navigation");
    // A reloaded document is a new one whose navigation type is back_forward.
    const isBack = (navigation as PerformanceNavigationTiming).type === "back_forward";
    const least = isBack ? 1 : 2;
    return location.pathname === expected && shown.length >= least ? shown.at(-1) : null;
  }, path);
  return (await answer.jsonValue())!;
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const other = otherLanguages(language)[0]!;
  const home = localizePath("/", language);

  async function switchLanguage(page: Page, route: string): Promise<void> {
    await page.locator(`header a[hreflang="${languages[other].hrefLang}"]`).click();
    await page.waitForURL(localizePath(route, other));
  }

  inTurn(test)(
    `Back to ${home} from another language comes from the cache @window`,
    async ({ page }) => {
      await open(page, home);
      // Loads the assistant, whose code could block the cache.
      await pressKey(page);
      await page.waitForLoadState("networkidle");
      await switchLanguage(page, "/");
      expect(await goBack(page, home)).toEqual({ restored: true, reasons: null });
    },
  );

  inTurn(test)(
    `Back to the form in ${language} comes from the cache, with what was typed @window`,
    async ({ page }) => {
      const form = contactForm(page, language);
      await open(page, form.path);
      await form.fill({ name: "Nadia" });
      await page.waitForLoadState("networkidle");
      await switchLanguage(page, "/contact/");
      expect(await goBack(page, form.path)).toEqual({ restored: true, reasons: null });
      await expect(form.field("name")).toHaveValue("Nadia");
    },
  );
}

test("a page that the cache refuses is distinguished from one that comes from it @window", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => addEventListener("unload", () => undefined));
  await page.goto("/contact/");
  const { restored, reasons } = await goBack(page, "/");
  expect(restored).toBe(false);
  expect(reasons).not.toBeNull();
});
