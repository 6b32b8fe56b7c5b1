import { expect, type Page } from "@playwright/test";
import type en from "../../locales/en/consent.json";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { askForLess, expectAccessible } from "../site/accessible";
import { gestures, pressKey } from "../site/gestures";
import { blockStorage, observe, open } from "../site/open";
import { words } from "../site/words";
import { isChat, serveTag, test } from "./site";
import { wordsByLanguage } from "../../testing/wordsByLanguage";
import { testsInTurn, turnsOf } from "../site/turns";

const consentWords = wordsByLanguage<typeof en>("consent");

/** Opens a page and waits for hydration, on a clock that only the test advances. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

/** The calls to the tag, such as `["consent", "default", {…}]`. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
const views = async (page: Page) =>
  (await commands(page))
    .filter(([name, kind]) => name === "event" && kind === "page_view")
    .map(([, , details]) => details as { page_location: string; page_title: string });

const choice = (page: Page, language: Language) =>
  page.getByRole("region", { name: consentWords[language].consent.label });
const answer = (page: Page, language: Language, kind: "accept" | "reject") =>
  choice(page, language).getByRole("button", {
    name: consentWords[language].consent[kind],
    exact: true,
  });
const change = (page: Page, language: Language) =>
  page
    .getByRole("contentinfo")
    .getByRole("button", { name: consentWords[language].consent.change });

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const isTurn = turnsOf(language);

  test(`the choice in ${language} is told, equal, remembered and changed in the footer`, async ({
    page,
  }) => {
    await serveTag(page);
    const { foreign, messages } = observe(page, isChat);
    await open(page, localizePath("/about/", language));
    await pressKey(page);
    await expect(
      page.getByRole("status").filter({ hasText: consentWords[language].consent.asked }),
    ).toBeAttached();
    const look = (kind: "accept" | "reject") =>
      answer(page, language, kind).evaluate((button: HTMLElement) => {
        const { color, backgroundColor, borderColor, fontWeight, fontSize } =
          getComputedStyle(button);
        return [color, backgroundColor, borderColor, fontWeight, fontSize, button.offsetHeight];
      });
    await page.mouse.move(0, 0);
    expect(await look("accept")).toEqual(await look("reject"));

    const names = async () => (await commands(page)).map(([name]) => name);
    expect(await names()).toEqual(["consent", "js"]);
    await answer(page, language, "accept").click();
    await expect(choice(page, language)).toBeHidden();
    expect(await commands(page)).toContainEqual([
      "consent",
      "update",
      expect.objectContaining({ analytics_storage: "granted", ad_storage: "denied" }),
    ]);
    expect(await names()).toContain("config");
    // What the tag of this name would have stored.
    await page.evaluate(() => {
      document.cookie = "_ga=GA1.1.1.1; path=/";
      document.cookie = "_ga_TEST1234=GS1.1.1; path=/";
    });
    await page.keyboard.press("Space");
    await expect(choice(page, language), "Space scrolls the page").toBeHidden();

    await page.reload();
    await pressKey(page);
    await change(page, language).click();
    await answer(page, language, "reject").press("Enter");
    await expect(choice(page, language)).toBeHidden();
    await expect(change(page, language), "who answers by key finds it again").toBeFocused();
    expect((await commands(page)).at(-1)).toEqual([
      "consent",
      "update",
      expect.objectContaining({ analytics_storage: "denied" }),
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe("");

    foreign.length = 0;
    await page.reload();
    await pressKey(page);
    await expect(change(page, language)).toBeVisible();
    await expect(choice(page, language)).toBeHidden();
    expect(foreign, "who has rejected is left alone").toEqual([]);
    expect(messages).toEqual([]);
  });

  inTurn(test)(
    `pages in ${language} are counted after a yes, each once, without what is searched for`,
    async ({ page }) => {
      await serveTag(page);
      const path = localizePath("/services/", language);
      await open(page, `${path}?search=secret&utm_source=news`);
      await pressKey(page);
      await expect(choice(page, language)).toBeVisible();
      expect(await views(page)).toEqual([]);
      await answer(page, language, "accept").click();
      await expect.poll(async () => (await views(page)).length).toBe(1);

      const contact = words(language).nav.contact.link;
      await page.getByRole("banner").getByRole("link", { name: contact, exact: true }).click();
      await expect.poll(async () => (await views(page)).length).toBe(2);
      const [first, second] = await views(page);
      expect(first!.page_location).toContain(path);
      expect(first!.page_location).toContain("utm_source=news");
      expect(second!.page_location).toContain(localizePath("/contact/", language));
      expect(second!.page_title).not.toBe(first!.page_title);
      await expect(page).toHaveTitle(second!.page_title);
      expect(JSON.stringify(await commands(page))).not.toContain("secret");
    },
  );

  test(`the choice in ${language} is accessible, and hides nothing at the foot of a page @phone`, async ({
    page,
  }) => {
    await serveTag(page);
    await askForLess(page);
    await open(page, localizePath("/about/", language));
    await pressKey(page);
    await expect(choice(page, language)).toBeVisible();
    // The page grows by the height of the choice, a moment after that is there.
    const hidden = () =>
      page.evaluate(
        ([label]) => {
          window.scrollTo(0, document.body.scrollHeight);
          const bar = document.querySelector(`section[aria-label="${label}"]`)!;
          const last = document.querySelector("#footer")!.getBoundingClientRect().bottom;
          return last - bar.getBoundingClientRect().top;
        },
        [consentWords[language].consent.label],
      );
    const actions = page.getByRole("navigation", { name: words(language).reach.label });
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(hidden, `pixels of the footer at ${width} px`).toBeLessThanOrEqual(1);
      await expect(actions, `at ${width} px`).toBeHidden();
    }
    await expectAccessible(page, {
      name: "the choice",
      within: "[data-consent]",
      wordsOnly: !isTurn(),
    });
  });
}

for (const [signal, value] of [
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const) {
  test(`a browser with ${signal} is neither measured nor asked`, async ({ page }) => {
    await serveTag(page);
    const { foreign } = observe(page, isChat);
    await page.addInitScript(
      ([name, value]) => {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      },
      [signal, value] as const,
    );
    await openStill(page, "/");
    for (const gesture of Object.values(gestures)) await gesture(page);
    await page.locator("main").dispatchEvent("click");
    await page.clock.runFor(60_000);
    await expect(change(page, "en")).toHaveCount(0);
    await expect(choice(page, "en")).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
}

test("an answer holds for the page where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await serveTag(page);
  const { messages } = observe(page, isChat);
  await open(page, "/about/");
  await pressKey(page);
  await answer(page, "en", "accept").click();
  await expect.poll(async () => (await views(page)).length).toBe(1);
  expect(messages).toEqual([]);
});
