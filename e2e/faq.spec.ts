import { expect, test, type Locator, type Page } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import { readContent } from "../src/content/readContent";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { wordsByLanguage } from "../testing/wordsByLanguage";
import { say } from "./site/content";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";

const words = wordsByLanguage<typeof pageSections>("pages");
const { faq } = readContent(process.cwd());
const questions = faq.groups.flatMap((group) => group.questions);
const [, , third] = faq.groups[0]!.questions;
const last = faq.groups.at(-1)!.questions.at(-1)!;

/** That a question stands below the header and above the foot of the window. */
async function expectInSight(page: Page, question: Locator) {
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect
    .poll(async () => (await question.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height);
  await expect(question).toBeInViewport();
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = localizePath("/faq/", language);
  const summary = (page: Page, question: (typeof questions)[number]) =>
    page.locator("main summary").filter({ hasText: say(question.question, language) });
  const answer = (page: Page, question: (typeof questions)[number]) =>
    page.getByText(say(question.answer, language), { exact: true });
  const opened = (page: Page) => page.locator("main details[open]");

  test.describe(`the questions in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("stand by subject, each a link away, open by keyboard and print their answers", async ({
      page,
    }) => {
      await open(page, path);
      for (const group of faq.groups) {
        const section = page.getByRole("region", { name: say(group.title, language), exact: true });
        await expect(section.locator("summary")).toHaveText(
          group.questions.map(({ question }) => say(question, language)),
        );
      }
      await page.emulateMedia({ media: "print" });
      for (const question of questions) await expect.soft(answer(page, question)).toBeVisible();
      await page.emulateMedia({ media: null });

      const { title } = faq.groups.at(-1)!;
      const subjects = page.getByRole("navigation", { name: words[language].faq.subjects.label });
      await subjects.getByRole("link", { name: say(title, language), exact: true }).click();
      await expectInSight(page, page.getByRole("heading", { name: say(title, language) }));

      await expect(opened(page)).toHaveCount(0);
      await summary(page, third!).focus();
      await page.keyboard.press("Enter");
      await expect(answer(page, third!)).toBeVisible();
    });

    test("are found by the search, which opens the one that was meant @phone", async ({ page }) => {
      await open(page, path);
      const field = page.locator("main").getByRole("searchbox");
      await field.fill(say(last.question, language));
      await field.press("Enter");
      const results = page.getByRole("region", { name: words[language].search.answers.title });
      await results.getByRole("link", { name: say(last.question, language), exact: true }).click();
      await expect(page).toHaveURL(`${path}#${last.id}`);
      await expect(answer(page, last)).toBeVisible();
      await expect(opened(page)).toHaveCount(1);
      await expectInSight(page, summary(page, last));
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(`with scripts: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        inTurn(test)("an address opens its question, below the header", async ({ page }) => {
          await page.goto(`${path}#${last.id}`);
          await expect(answer(page, last)).toBeVisible();
          await expect(opened(page)).toHaveCount(1);
          await expectInSight(page, summary(page, last));
          const address = page.locator("main details[open]").locator(`a[href="#${last.id}"]`);
          await expect(address).toHaveAccessibleName(new RegExp(words[language].faq.link.text));
        });
      });
    }
  });
}
