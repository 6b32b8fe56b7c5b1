import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { languageCodes, languages } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { fileLetters } from "../../src/theme/classNames";
import { budgets } from "../../tools/budgets";
import { builtSelector } from "../../tools/lib/builtSelector";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { filledLists } from "../../tools/lib/filledProof";
import { arabicIssues } from "../site/arabicIssues";
import { violations } from "../site/axe";
import { proof } from "../site/content";
import { resize, sidewaysScroll } from "../site/layout";
import { open } from "../site/open";
import { cutTexts, hangingHeadings } from "../site/textIssues";
import { testsInTurn } from "../site/turns";
import { test } from "./site";

const shownOn = {
  "/": ["testimonials"],
  "/about/": ["team", "certificates", "registration"],
} as const;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  for (const [route, lists] of Object.entries(shownOn)) {
    const path = localizePath(route, language);
    const sections = (page: Page) =>
      lists.map((list) => page.getByRole("region", { name: proof[list].title[language] }));

    test(`${path} shows what is filled in, whole, in both schemes`, async ({ page }) => {
      for (const isDark of [true, false]) {
        await page.addInitScript((dark) => localStorage.setItem("darkMode", dark), `${isDark}`);
        await open(page, path);
        for (const width of [390, 1440]) {
          await resize(page, { width, height: 900 });
          expect(await sidewaysScroll(page)).toBe(0);
          for (const section of sections(page)) await section.scrollIntoViewIfNeeded();
          expect(await cutTexts(page)).toEqual([]);
          expect(await hangingHeadings(page)).toEqual([]);
          if (languages[language].dir === "rtl") expect(await arabicIssues(page)).toEqual([]);
        }
        expect(await violations(page, { within: "main" })).toEqual([]);
      }
    });
  }

  test(`${language}: every entry is there, in its language`, async ({ page }) => {
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
    }
    await open(page, localizePath("/about/", language));
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
  });

  inTurn(test)(
    `${language}: the marks have one tone that the page's ground sets off`,
    async ({ page }) => {
      for (const isDark of [true, false]) {
        await page.addInitScript((dark) => localStorage.setItem("darkMode", dark), `${isDark}`);
        await open(page, localizePath("/", language));
        const { name } = filledLists.clients[0]!;
        const mark = page.getByRole("img", { name: name[language], exact: true });
        await expect(mark).toHaveCSS(
          "filter",
          isDark ? "brightness(0) invert(1)" : "brightness(0)",
        );
      }
    },
  );

  test(`${language}: the home page with proof stays within its weight`, async ({ request }) => {
    const weigh = (html: string) => gzipSync(html, { level: 9 }).length;
    const quotes = builtSelector(".ClientProof-quotes").slice(1);
    const anyRule = `.${fileLetters("ClientProof.module.css")}`;
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
    expect(without).not.toContain(quotes);
    expect(without).not.toContain("<blockquote");
    const added = weigh(filled) - weigh(without);
    expect(added).toBeGreaterThan(500);
    expect(weigh(withoutProof(shipped)) + added).toBeLessThanOrEqual(budgets.html);
  });
}
