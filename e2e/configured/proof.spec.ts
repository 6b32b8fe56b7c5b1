import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { budgets } from "../site/budgets";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { filledLists } from "../../tools/lib/filledProof";
import { arabicIssues } from "../site/arabicIssues";
import { showScheme } from "../site/accessible";
import { colourRules, violations } from "../site/axe";
import { proof } from "../site/content";
import { resize, sidewaysScroll } from "../site/layout";
import { open } from "../site/open";
import { cutTexts, hangingHeadings } from "../site/textIssues";
import { words } from "../site/words";
import { test } from "./site";

// The hero's next slide would come while the page is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type List = "testimonials" | "team" | "certificates" | "registration";

/** The page in both schemes, and in the widths of a phone and a desktop with its lists in sight. */
async function expectWhole(page: Page, language: Language, lists: readonly List[]) {
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    for (const list of lists) {
      const section = page.getByRole("region", { name: proof[list].title[language] });
      await section.scrollIntoViewIfNeeded();
    }
    expect.soft(await cutTexts(page)).toEqual([]);
    expect.soft(await hangingHeadings(page)).toEqual([]);
    if (languages[language].dir === "rtl") expect.soft(await arabicIssues(page)).toEqual([]);
  }
  expect.soft(await violations(page, { within: "main" })).toEqual([]);
  await showScheme(page, "light");
  expect.soft(await violations(page, { within: "main", rules: colourRules })).toEqual([]);
  await showScheme(page, "dark");
}

for (const language of languageCodes) {
  test(`${language}: every entry is there, in its language, whole, in both schemes`, async ({
    page,
  }) => {
    const { testimonials, clients, team, certificates, registration } = filledLists;
    await open(page, localizePath("/", language));
    const quotes = page.getByRole("region", { name: proof.testimonials.title[language] });
    await expect(quotes.getByRole("blockquote")).toHaveText(
      testimonials.map(({ quote }) => quote[language]),
    );
    for (const { name } of clients) {
      const mark = quotes.getByRole("img", { name: name[language], exact: true });
      await mark.scrollIntoViewIfNeeded();
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      // One tone that the page's ground sets off.
      await expect(mark).toHaveCSS("filter", "brightness(0) invert(1)");
      await showScheme(page, "light");
      await expect(mark).toHaveCSS("filter", "brightness(0)");
      await showScheme(page, "dark");
    }
    await expectWhole(page, language, ["testimonials"]);

    const about = words(language).nav.about.link;
    await page.getByRole("banner").getByRole("link", { name: about, exact: true }).click();
    const main = page.getByRole("main");
    for (const { name } of team)
      await expect(main.getByRole("heading", { name: name[language] })).toBeVisible();
    for (const { name, issuer } of certificates) {
      const record = main.getByRole("listitem").filter({ hasText: issuer[language] });
      await expect(record).toContainText(name[language]);
    }
    for (const { number, office } of registration) {
      const record = main.getByRole("listitem").filter({ hasText: office[language] });
      await expect(record).toContainText(number);
    }
    await expectWhole(page, language, ["team", "certificates", "registration"]);
  });

  test(`${language}: the home page with proof stays within its weight`, async ({ request }) => {
    const weigh = (html: string) => gzipSync(html, { level: 9 }).length;
    const quotes = "ClientProof-quotes";
    const anyRule = ".ClientProof-";
    const withoutProof = (html: string) => {
      const inside = html.lastIndexOf(`class="${quotes}"`);
      const start = html.lastIndexOf("<section", inside);
      const section = html.slice(start, html.indexOf("</section>", inside));
      const rules = (inside === -1 ? html : html.replace(section, "")).split("}");
      return rules.filter((rule) => !rule.includes(anyRule)).join("}");
    };
    const path = localizePath("/", language);
    const shipped = readFileSync(resolve(__dirname, `../../public${path}index.html`), "utf8");
    // The configured site has other services, too: only the section and its styles are compared.
    const filled = await (await request.get(configuredEnvironment.PATH_PREFIX + path)).text();
    const without = withoutProof(filled);
    expect(filled).toContain(anyRule);
    expect(without).not.toContain("ClientProof-");
    const added = weigh(filled) - weigh(without);
    expect(added).toBeGreaterThan(500);
    expect(weigh(withoutProof(shipped)) + added).toBeLessThanOrEqual(budgets.html);
  });
}
