import { expect, test, type Page } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { contactForm } from "./site/contactForm";
import { company, say, services } from "./site/content";
import { observe, open, scriptsReady } from "./site/open";
import { testsInTurn, turnsOf } from "./site/turns";
import { fill } from "./site/words";
import { wordsByLanguage } from "../tools/lib/wordsByLanguage";

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

async function search(page: Page, language: Language, term: string) {
  await open(page, `${list(language)}?search=${encodeURIComponent(term)}`);
  await expect(count(page)).not.toBeEmpty();
}

/** A word as people type it, the service that comes first, and what of it is marked. */
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
    ["ERP", "erp", /ERP/],
    ["online shop", "ecommerce"],
    ["تدريب", "training", /تدريب/],
    ["السحابه", "cloud", /السحاب/],
  ],
};

for (const language of languageCodes) {
  test(`in ${language} words as they are typed find their service first`, async ({ page }) => {
    for (const [term, id, marked] of questions[language]) {
      await test.step(term, async () => {
        await search(page, language, term);
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
  });
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  for (const address of ["", "?search=qqzz"]) {
    inTurn(test)(
      `a link to the list leaves the search in ${language}, begun at "${address}"`,
      async ({ page }) => {
        await open(page, list(language) + address);
        await field(page).fill("qqzz");
        await expect(page).toHaveURL(/search=qqzz/);
        await expect(cards(page)).toHaveCount(0);
        const links = page.getByRole("contentinfo").locator(`a[href$="${list(language)}"]`);
        await links.first().click();
        await expect(field(page)).toHaveValue("");
        await expect(cards(page)).toHaveCount(services.length);
        await expect(page).toHaveURL((url) => url.search === "");
      },
    );
  }
}

test("the index loads on first use only; typing narrows down, Back and reload keep the term", async ({
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
  // The services, and the questions; each once.
  expect(indexes).toHaveLength(2);
  expect(new Set(indexes).size).toBe(2);
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

  await field(page).fill("");
  await expect(cards(page)).toHaveCount(services.length);
  await expect(page).toHaveURL(/\/services\/$/);
});

for (const language of languageCodes) {
  test(`in ${language} the search is cleared from the same side, whatever is typed`, async ({
    page,
  }) => {
    await open(page, list(language));
    const clear = page.getByRole("button", { name: words[language].search.clear.label });
    const sides: boolean[] = [];
    for (const term of ["stock", "متجر"]) {
      await field(page).fill(term);
      const [{ x }, box] = (await Promise.all(
        [clear, field(page)].map(async (part) => (await part.boundingBox())!),
      )) as [DOMRect, DOMRect];
      sides.push(x > box.x + box.width / 2);
    }
    expect(sides).toEqual(Array(2).fill(languages[language].dir === "ltr"));
  });

  test(`finding nothing in ${language} leads on`, async ({ page }) => {
    await search(page, language, "qqzzxx");
    const { none } = words[language].search;
    const heading = page.getByRole("heading", { name: /qqzzxx/ });
    await expect(heading).toBeVisible();
    for (const { title } of services) {
      await expect(
        heading.locator("..").getByRole("link", { name: say(title, language), exact: true }),
      ).toBeVisible();
    }
    await page.getByRole("link", { name: none.contact.link }).click();
    await expect(contactForm(page, language).field("message")).toHaveValue(
      fill(none.message, { term: "qqzzxx" }),
    );
    await expect(page, "the question is left in no address").toHaveURL(/\/contact\/$/);
  });
}

const badQueries = {
  "one letter": "search=a",
  "500 letters": `search=${"long ".repeat(100)}`,
  "only spaces": "search=%20%20%09%20",
  emoji: `search=${encodeURIComponent("🚀👩‍💻")}`,
  "characters of regular expressions": `search=${encodeURIComponent("(.*+?^${}|[]\\")}`,
  markup: `search=${encodeURIComponent("<script>window.hacked=1</script><img src=x onerror=hacked=1>")}`,
  "broken bytes": "search=%E0%A4%A",
  "mixed scripts": `search=${encodeURIComponent("ERP نظام 系统")}`,
  "repeated parameters": "search=&search=cloud&search=erp",
  "a lone surrogate": "search=%ED%A0%80",
  "names of objects": "search=__proto__%20constructor",
};

for (const language of languageCodes) {
  const isTurn = turnsOf(language);
  test(`odd questions in ${language}: no error, no markup, a sensible list`, async ({ page }) => {
    const observed = observe(page);
    for (const [name, query] of Object.entries(badQueries).filter(isTurn)) {
      await test.step(name, async () => {
        await open(page, `${list(language)}?${query}`);
        await expect(field(page)).toBeVisible();
        await page.waitForLoadState("networkidle");
        const links = page.locator(`main a[href*="${list(language)}"]`);
        expect(await links.count()).toBeGreaterThan(0);
        expect(await page.locator("main :is(script, img[onerror])").count()).toBe(0);
        expect(await page.evaluate(() => "hacked" in window)).toBe(false);
        expect(observed).toEqual({ messages: [], foreign: [] });
      });
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languageCodes) {
    const inTurn = testsInTurn(language);
    inTurn(test)(
      `the whole list is there and the form submits in ${language}`,
      async ({ page }) => {
        await page.goto(list(language));
        await expect(cards(page)).toHaveCount(services.length);
        await field(page).fill("متجر");
        await field(page).press("Enter");
        await expect(page).toHaveURL(`${list(language)}?search=${encodeURIComponent("متجر")}`);
        await expect(cards(page)).toHaveCount(services.length);
      },
    );

    inTurn(test)(
      `the not-found page's search leads to the list in ${language}`,
      async ({ page }) => {
        await page.goto(localizePath("/no-such-page/", language));
        await field(page).fill("cloud");
        await field(page).press("Enter");
        await expect(page).toHaveURL(`${list(language)}?search=cloud`);
        await expect(page).toHaveTitle(new RegExp(company.name));
      },
    );
  }
});

test("an index that does not arrive leaves the list and says so", async ({ page }) => {
  await page.route("**/static/search-*", (route) => route.abort());
  await open(page, `${list("en")}?search=erp`);
  await expect(count(page)).toHaveText(words.en.search.failed);
  await expect(cards(page)).toHaveCount(services.length);
});
