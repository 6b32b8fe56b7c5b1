import { expect, test, type Page } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { normalizeQuery } from "../src/search/query";
import { contactForm } from "./site/contactForm";
import { company, say, services } from "./site/content";
import { observe, open, scriptsReady } from "./site/open";
import { turnsOf } from "./site/turns";
import { fill } from "./site/words";
import { wordsByLanguage } from "../testing/wordsByLanguage";

const words = wordsByLanguage<typeof pageSections>("pages");

const list = (language: Language) => localizePath("/services/", language);
const field = (page: Page) => page.locator("main").getByRole("searchbox");
const cards = (page: Page) => page.locator("main").getByRole("article");
const count = (page: Page) => page.locator("main").getByRole("status");

function foundText(language: Language, found: number): string {
  const form = new Intl.PluralRules(languages[language].intlLocale).select(found);
  return fill((words[language].search.status as Record<string, string>)[`found_${form}`] ?? "", {
    count: found,
  });
}

/**
 * A word as people type it, the service that comes first, another one than that of the word before,
 * and what of it is marked.
 */
type Question = readonly [term: string, id: string, marked?: RegExp];

const questions: Readonly<Record<Language, readonly Question[]>> = {
  en: [
    ["inventry", "erp"],
    ["e-commerce", "ecommerce", /commerce/i],
    ["clou", "cloud", /cloud/i],
    ["متجر", "ecommerce"],
  ],
  ar: [
    ["انظمه", "erp"],
    ["online shop", "ecommerce"],
    ["ERP", "erp", /ERP/],
    ["تدريب", "training", /تدريب/],
    ["السحابه", "cloud", /السحاب/],
  ],
};

for (const language of languageCodes) {
  test(`in ${language} words as they are typed find their service first, and nothing found leads on`, async ({
    page,
  }) => {
    const t = words[language].search;
    // By its address; the others are typed.
    await open(page, `${list(language)}?search=${encodeURIComponent(questions[language][0]![0])}`);
    await expect(count(page)).not.toBeEmpty();
    for (const [index, [term, id, marked]] of questions[language].entries()) {
      await test.step(term, async () => {
        if (index > 0) await field(page).fill(term);
        const first = cards(page).first();
        const { title } = services.find((candidate) => candidate.id === id)!;
        await expect(first.getByRole("heading")).toHaveText(say(title, language));
        const found = await cards(page).count();
        await expect(count(page)).toContainText(foundText(language, found));
        if (marked) {
          await expect(first.locator("mark").filter({ hasText: marked }).first()).toBeVisible();
        }
      });
    }

    // Cleared from the same side, whatever is typed.
    const clear = page.getByRole("button", { name: t.clear.label });
    const sides: boolean[] = [];
    for (const term of ["stock", "متجر"]) {
      await field(page).fill(term);
      const [{ x }, box] = (await Promise.all(
        [clear, field(page)].map(async (part) => (await part.boundingBox())!),
      )) as [DOMRect, DOMRect];
      sides.push(x > box.x + box.width / 2);
    }
    expect(sides).toEqual(Array(2).fill(languages[language].dir === "ltr"));

    await field(page).fill("qqzzxx");
    const heading = page.getByRole("heading", { name: /qqzzxx/ });
    await expect(heading).toBeVisible();
    for (const { title } of services) {
      await expect(
        heading.locator("..").getByRole("link", { name: say(title, language), exact: true }),
      ).toBeVisible();
    }
    await page.getByRole("link", { name: t.none.contact.link }).click();
    await expect(contactForm(page, language).field("message")).toHaveValue(
      fill(t.none.message, { term: "qqzzxx" }),
    );
    await expect(page, "the question is left in no address").toHaveURL(/\/contact\/$/);
  });
}

test("the index loads on first use only; typing narrows down, Back and reload keep the term, a link leaves it", async ({
  page,
}) => {
  const indexes: string[] = [];
  page.on("request", (request) => {
    if (/\/static\/search-/.test(request.url())) indexes.push(request.url());
  });
  await open(page, list("en"));
  await expect(cards(page)).toHaveCount(services.length);
  expect(indexes).toEqual([]);

  await field(page).pressSequentially("stock");
  await expect(page.locator("main mark").first()).toHaveText(/stock/i);
  await expect(page).toHaveURL(/\/services\/\?search=stock$/);
  expect(indexes).toHaveLength(1);
  const found = await cards(page).count();
  expect(found).toBeLessThan(services.length);

  await cards(page).first().getByRole("link").click();
  await expect(page.locator("h1")).not.toHaveText(/services/i);
  await page.goBack();
  await expect(field(page)).toHaveValue("stock");
  await expect(cards(page)).toHaveCount(found);
  await page.reload();
  await scriptsReady(page);
  await expect(cards(page)).toHaveCount(found);

  // Begun at the address of the search, then at that of the list.
  for (const term of ["stock", "qqzz"]) {
    await field(page).fill(term);
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === term);
    await expect(cards(page)).toHaveCount(term === "stock" ? found : 0);
    await page
      .getByRole("contentinfo")
      .locator(`a[href$="${list("en")}"]`)
      .first()
      .click();
    await expect(field(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(services.length);
    await expect(page).toHaveURL((url) => url.search === "");
  }

  await field(page).fill("cloud");
  await expect(page).toHaveURL(/search=cloud$/);
  await field(page).fill("");
  await expect(cards(page)).toHaveCount(services.length);
  await expect(page).toHaveURL(/\/services\/$/);
});

const badTerms = {
  "one letter": "a",
  "500 letters": "long ".repeat(100),
  "10,000 letters": "letters".repeat(1429),
  "marks of direction": "qqzz\u2069\u202e erp \u200f",
  "percent signs": "100% %20 %D9",
  signs: "-#+%&/=.,;:!?",
  emoji: "🚀👩‍💻",
  "characters of regular expressions": "(.*+?^${}|[]\\",
  "mixed scripts": "ERP نظام 系统",
  "names of objects": "__proto__ constructor",
};

const markup = "<script>window.hacked=1</script><img src=x onerror=hacked=1>";

/** What no typing leads to, or what a link may be made of. */
const badQueries = {
  "only spaces": "search=%20%20%09%20",
  markup: `search=${encodeURIComponent(markup)}`,
  "broken bytes": "search=%E0%A4%A",
  "repeated parameters": "search=&search=cloud&search=erp",
  "marks of direction": "search=qqzz%E2%81%A9%E2%80%AE",
  "nothing that is seen": "search=%E3%85%A4%E2%80%8B%E2%81%A6",
  "a lone surrogate": "search=%ED%A0%80",
};

for (const language of languageCodes) {
  const isTurn = turnsOf(language);
  test(`odd questions in ${language}: no error, no markup, a sensible list`, async ({ page }) => {
    const observed = observe(page);
    const expectSensible = async () => {
      await expect(field(page)).toBeVisible();
      const links = page.locator(`main a[href*="${list(language)}"]`);
      expect(await links.count()).toBeGreaterThan(0);
      expect(await page.locator("main :is(script, img[onerror])").count()).toBe(0);
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
      expect(observed).toEqual({ messages: [], foreign: [] });
    };
    for (const [name, query] of Object.entries(badQueries).filter(isTurn)) {
      await test.step(name, async () => {
        await open(page, `${list(language)}?${query}`);
        await page.waitForLoadState("networkidle");
        await expectSensible();
      });
    }
    for (const [name, term] of Object.entries(badTerms).filter(isTurn)) {
      await test.step(name, async () => {
        await field(page).fill("");
        await expect(count(page)).toBeEmpty();
        await field(page).fill(term);
        await expect(count(page)).not.toBeEmpty();
        const query = normalizeQuery(term);
        await expect(page).toHaveURL((url) => url.searchParams.get("search") === query);
        await expectSensible();
      });
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found page's search leads to the whole list, which searches by its form", async ({
    page,
  }) => {
    await page.goto(localizePath("/no-such-page/", "ar"));
    await field(page).fill("cloud");
    await field(page).press("Enter");
    await expect(page).toHaveURL(`${list("ar")}?search=cloud`);
    await expect(page).toHaveTitle(new RegExp(company.name));
    await expect(cards(page)).toHaveCount(services.length);
    await field(page).fill("متجر");
    await field(page).press("Enter");
    await expect(page).toHaveURL(`${list("ar")}?search=${encodeURIComponent("متجر")}`);
    await expect(cards(page)).toHaveCount(services.length);
  });
});

test("an index that does not arrive leaves the list and says so", async ({ page }) => {
  await page.route("**/static/search-*", (route) => route.abort());
  await open(page, `${list("en")}?search=erp`);
  await expect(count(page)).toHaveText(words.en.search.failed);
  await expect(cards(page)).toHaveCount(services.length);
});
