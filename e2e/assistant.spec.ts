import { expect, test, type Page } from "@playwright/test";
import type enAnswers from "../locales/en/answers.json";
import type en from "../locales/en/assistant.json";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { projects, say } from "./site/content";
import { gestures, pressKey, stopWaits } from "./site/gestures";
import { tornRuns } from "./site/bidi";
import { blockStorage, nextLoadFailure, observe, open, scriptsReady } from "./site/open";
import { words as siteWords } from "./site/words";
import { wordsByLanguage } from "../testing/wordsByLanguage";
import { sampleQuestions, type SampleQuestions } from "../src/assistant/testing/sampleQuestions";
import { testsInTurn } from "./site/turns";

const words = wordsByLanguage<typeof en>("assistant");
const answerWords = wordsByLanguage<typeof enAnswers>("answers");

const asked = Object.fromEntries(
  languageCodes.map((code) => [code, sampleQuestions(code)]),
) as Record<Language, SampleQuestions>;

const isAssistants = (url: string) => /assistant/.test(new URL(url).pathname);

/** The addresses of the assistant's own files that a page asks for. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (isAssistants(request.url())) files.push(request.url());
  });
  return files;
}

const button = (page: Page, language: Language) =>
  page.getByRole("button", { name: words[language].button.open });
const panel = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: words[language].panel.title });
const input = (page: Page, language: Language) =>
  panel(page, language).getByRole("textbox", { name: words[language].form.label });
const answers = (page: Page, language: Language) =>
  panel(page, language).getByRole("log").getByRole("article");

async function openAssistant(page: Page, language: Language): Promise<void> {
  await pressKey(page);
  await button(page, language).click();
  await expect(panel(page, language).getByRole("heading", { level: 3 })).toBeVisible();
}

async function ask(page: Page, language: Language, question: string): Promise<void> {
  const before = await answers(page, language).count();
  await input(page, language).fill(question);
  await input(page, language).press("Enter");
  await expect(answers(page, language)).toHaveCount(before + 1);
}

test("the button comes at the first interaction, and nothing of it before", async ({ page }) => {
  const files = watchFiles(page);
  await page.clock.install();
  for (const [name, gesture] of Object.entries(gestures)) {
    await test.step(name, async () => {
      files.length = 0;
      await open(page, "/about/");
      await page.waitForLoadState("networkidle");
      expect(files).toEqual([]);
      await expect(button(page, "en")).toHaveCount(0);
      await gesture(page);
      await expect(button(page, "en")).toBeVisible();
      expect(files.filter((url) => url.endsWith(".json"))).toEqual([]);
      // Gatsby brings the next visit to where this one was, which is a scroll.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test("the button comes after 5,000 ms without an interaction", async ({ page }) => {
  const files = watchFiles(page);
  await page.clock.install();
  await page.addInitScript(() => {
    const { setTimeout } = window;
    // The wait as the page asks for it, whatever else is going on.
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay === 5000) document.documentElement.dataset.assistantDelay = "5000";
      return setTimeout(run, delay);
    }) as typeof window.setTimeout;
  });
  await open(page, "/about/");
  await expect(page.locator("html[data-assistant-delay]")).toBeAttached();
  expect(files).toEqual([]);
  await page.clock.fastForward(5_000);
  await expect(button(page, "en")).toBeVisible();
});

test("the place of an earlier visit that comes back does not bring the button", async ({
  page,
}) => {
  await stopWaits(page);
  await open(page, "/about/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button(page, "en")).toBeVisible();
  await page.addInitScript(() => {
    window.addEventListener("scroll", () => (document.documentElement.dataset.scrolled = ""), true);
  });
  await page.reload();
  await scriptsReady(page);
  await expect(page.locator("html[data-scrolled]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await expect(button(page, "en")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(button(page, "en")).toBeVisible();
});

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = (route: string) => localizePath(route, language);
  const [other] = otherLanguages(language) as [Language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    inTurn(test)(
      `the whole way works by keyboard, and lasts from page to page`,
      async ({ page }) => {
        const { messages, foreign } = observe(page);
        await open(page, path("/"));
        await pressKey(page);
        const mark = await button(page, language).evaluateHandle((element) => element);
        await button(page, language).focus();
        await page.keyboard.press("Enter");
        await expect(input(page, language)).toBeFocused();
        await page.keyboard.type(asked[language].price);
        await page.keyboard.press("Enter");
        await expect(answers(page, language)).toContainText(asked[language].holds);
        await expect(input(page, language)).toBeFocused();

        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Enter");
        await expect(answers(page, language)).toHaveCount(2);
        await expect(answers(page, language).last()).toBeFocused();

        const answer = answers(page, language).first();
        await answer.getByRole("link").last().click();
        await expect(page).toHaveURL(new RegExp(`${path("/services/erp-system/")}$`));
        await expect(answer).toContainText(asked[language].holds);

        await input(page, language).focus();
        await page.keyboard.press("Escape");
        await expect(panel(page, language)).toBeHidden();
        await expect(button(page, language)).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(path("/"));
        expect(await mark.evaluate((element) => element.isConnected)).toBe(true);
        expect(messages).toEqual([]);
        expect(foreign).toEqual([]);

        await page.reload();
        await openAssistant(page, language);
        await expect(answer).toContainText(asked[language].holds);
      },
    );

    test(`it stands at the inline end, and answers in the language of the question`, async ({
      page,
    }) => {
      await open(page, path("/"));
      await pressKey(page);
      const box = (await button(page, language).boundingBox())!;
      const isAtRight = box.x + box.width / 2 > 720;
      expect(isAtRight).toBe(languages[language].dir === "ltr");
      expect(box.y + box.height).toBeGreaterThan(860);

      await openAssistant(page, language);
      await ask(page, language, asked[other].price);
      await expect(answers(page, language)).toContainText(asked[other].holds);
      const marked = answers(page, language).locator(`[lang="${other}"]`, {
        hasText: asked[other].holds,
      });
      await expect(marked).toHaveCSS("direction", languages[other].dir);

      // Prices stand behind the names of services.
      await ask(page, language, answerWords[language].prices.question);
      const prices = answers(page, language).last().getByRole("listitem");
      await expect(prices.first()).toBeVisible();
      expect(await tornRuns(page)).toEqual([]);
    });

    inTurn(test)(
      `it leaves the page in use, and dialogs, choices and the last line alone`,
      async ({ page }) => {
        await open(page, path("/"));
        await openAssistant(page, language);
        await page.mouse.move(languages[language].dir === "ltr" ? 200 : 1240, 400);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
        await expect(panel(page, language)).toBeVisible();

        await expect(panel(page, language)).not.toHaveCSS("animation-name", "none");
        await page.emulateMedia({ reducedMotion: "reduce" });
        await expect(panel(page, language)).toHaveCSS("animation-name", "none");
        await page.keyboard.press("Escape");
        await expect(button(page, language)).toHaveCSS("animation-name", "none");

        const title = say(projects[1]!.title, language);
        await page.getByRole("main").getByRole("link", { name: title }).click();
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expect(button(page, language)).toBeHidden();
        await page.keyboard.press("Escape");
        await expect(button(page, language)).toBeVisible();

        await page.evaluate(() =>
          document.documentElement.style.setProperty("--consent-height", "120px"),
        );
        const raised = (await button(page, language).boundingBox())!;
        expect(raised.y + raised.height).toBeLessThanOrEqual(900 - 120);

        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const last = page.getByRole("contentinfo").getByRole("link").last();
        const line = (await last.boundingBox())!;
        expect(line.y + line.height).toBeLessThanOrEqual(raised.y);
      },
    );

    inTurn(test)(`what it cannot answer goes to people, filled in`, async ({ page }) => {
      await open(page, path("/"));
      await openAssistant(page, language);
      const question = asked[language].offTopic;
      await ask(page, language, question);
      const { handover } = words[language];
      const link = async (name: string) =>
        new URL(
          (await answers(page, language).getByRole("link", { name }).getAttribute("href"))!,
          page.url(),
        );
      expect((await link(handover.email)).searchParams.get("body")).toBe(question);
      expect((await link(handover.whatsapp)).searchParams.get("text")).toBe(question);
      await answers(page, language).getByRole("link", { name: handover.form }).click();
      await expect(page).toHaveURL(path("/contact/"));
      const field = page.getByRole("main").getByRole("textbox").last();
      await expect(field).toHaveValue(question);

      // Another question joins what stands in the form by now.
      const next = `${question} ${question}`;
      await ask(page, language, next);
      const again = answers(page, language).last();
      await again.getByRole("link", { name: handover.form }).click();
      await expect(field).toHaveValue(new RegExp(`^${question}\\s+${next}$`));
      await expect(page).toHaveURL(path("/contact/"));
    });

    inTurn(test)(`its own script that does not come fails in its own place`, async ({ page }) => {
      const line = page.locator("[data-load-failure]");
      await page.route(/\/assistant-[0-9a-f]+\.js$/, (route) => route.abort());
      await open(page, path("/about/"));
      const failure = nextLoadFailure(page);
      await pressKey(page);
      await failure;
      await expect(line).toBeHidden();
      await expect(button(page, language)).toHaveCount(0);
    });

    inTurn(test)(
      `a conversation or answers that do not come are reported in the panel only`,
      async ({ page }) => {
        const chunks = /\/(assistant-conversation|search-core)-[0-9a-f]+\.js$/;
        const json = `**/assistant/${language}.json`;
        const { failed, retry } = words[language].panel;
        const again = panel(page, language).getByRole("button", { name: retry });
        await page.route(chunks, (route) => route.abort());
        await page.route(json, (route) => route.fulfill({ status: 503, body: "" }));
        await open(page, path("/about/"));
        await pressKey(page);
        await button(page, language).click();
        await expect(panel(page, language)).toContainText(failed);
        await expect(page.locator("[data-load-failure]")).toBeHidden();

        await page.unroute(chunks);
        const refused = page.waitForResponse(json);
        await again.click();
        await refused;
        await expect(panel(page, language)).toContainText(failed);
        await expect(page.locator("[data-load-failure]")).toBeHidden();

        await page.unroute(json);
        await again.click();
        await expect(panel(page, language).getByRole("heading", { level: 3 })).toBeVisible();
        await expect(input(page, language)).toBeVisible();
      },
    );

    inTurn(test)(
      `a style of its panel that never comes leaves it waiting, and the page in use`,
      async ({ page }) => {
        await page.route(/\/assistant-conversation\.[0-9a-f]+\.css$/, () => {
          // Never answered.
        });
        await open(page, path("/about/"));
        await pressKey(page);
        await button(page, language).click();
        await expect(panel(page, language)).toContainText(words[language].panel.loading);
        await page.keyboard.press("Escape");
        await expect(button(page, language)).toBeFocused();
        const { contact } = siteWords(language).nav;
        const header = page.getByRole("banner");
        await header.getByRole("link", { name: contact.link, exact: true }).click();
        await expect(page).toHaveURL(path("/contact/"));
      },
    );

    inTurn(test)(
      `answers are heard, send nothing, and strange questions do no harm`,
      async ({ page }) => {
        const { messages } = observe(page);
        // Without a hero, whose next slide would come meanwhile.
        await open(page, path("/about/"));
        await openAssistant(page, language);
        // What is not displayed is not in the accessibility tree, and cannot be found by its role.
        const log = panel(page, language).getByRole("log");
        await expect(log).toHaveAttribute("aria-live", "off");
        await expect(panel(page, language).getByRole("status")).toBeAttached();
        await page.waitForLoadState("networkidle");
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        await ask(page, language, asked[language].price);
        await expect(log).toHaveAttribute("aria-live", "polite");
        await ask(page, language, asked[language].offTopic);
        expect(requests).toEqual([]);
        expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("assistant");

        const long = `${asked[language].offTopic} `.repeat(200).slice(0, 2000);
        const strange = [
          long,
          "?!؟،",
          "<img src=x onerror=document.title='x'>",
          "ما ERP これは what",
        ];
        for (const question of strange) await ask(page, language, question);
        await expect(answers(page, language).getByRole("img")).toHaveCount(0);
        await expect(input(page, language)).toBeVisible();
        const overflow = await panel(page, language).evaluate((element) =>
          [element, ...element.querySelectorAll("*")].some(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
          ),
        );
        expect(overflow).toBe(false);
        expect(messages).toEqual([]);
      },
    );

    inTurn(test)(`it works with storage blocked`, async ({ page }) => {
      const { messages } = observe(page);
      await blockStorage(page);
      await open(page, path("/"));
      await openAssistant(page, language);
      await ask(page, language, asked[language].price);
      await page.keyboard.press("Escape");
      await button(page, language).click();
      await expect(answers(page, language)).toContainText(asked[language].holds);

      const question = asked[language].offTopic;
      await ask(page, language, question);
      const { form } = words[language].handover;
      await answers(page, language).getByRole("link", { name: form }).click();
      await expect(page.getByRole("main").getByRole("textbox").last()).toHaveValue(question);
      await expect(page).toHaveURL(path("/contact/"));
      expect(messages).toEqual([]);
    });

    test(`it fits a phone, its keyboard and its menu, and covers neither page nor field @phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, path("/"));
      await pressKey(page);
      await expect(button(page, language)).toBeVisible();
      await page.getByRole("button", { name: siteWords(language).nav.menu.open }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(button(page, language)).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(button(page, language)).toBeVisible();

      await openAssistant(page, language);
      await ask(page, language, asked[language].price);
      const box = (await panel(page, language).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(568);
      await expect(input(page, language)).toBeInViewport();
      // Nothing of the page stands over its own buttons.
      const close = panel(page, language).getByRole("button", {
        name: words[language].button.close,
      });
      await close.click();
      await button(page, language).click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      // The panel covers the page on a phone, so following a link closes it.
      await answers(page, language).getByRole("link").last().click();
      await expect(page).toHaveURL(new RegExp(`${path("/services/erp-system/")}$`));
      await expect(panel(page, language)).toBeHidden();

      await button(page, language).click();
      const bottom = async () => {
        const { y, height } = (await input(page, language).boundingBox())!;
        return y + height;
      };
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, "height", { get: () => innerHeight - 300 });
      });
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => visualViewport!.dispatchEvent(new Event("resize")));
        await expect.poll(bottom, `${width} px, above the keyboard`).toBeLessThanOrEqual(500);
      }
    });
  });
}
