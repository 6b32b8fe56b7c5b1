/** The site with more languages, walked through in those that were added. */
import { execFile } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, type Page } from "@playwright/test";
import type common from "../../locales/en/common.json";
import type contact from "../../locales/en/contact.json";
import type pages from "../../locales/en/pages.json";
import { languages } from "../../src/i18n/languages";
import { footerPages } from "../../src/i18n/navigation";
import { sidewaysScroll } from "./layout";
import { moreLanguages, type MoreLanguage } from "./moreLanguages";
import { open } from "./open";

const run = promisify(execFile);

/** A page of every kind that a menu of the header can lead away from, and one that is not there. */
const routes = [
  ...footerPages.map(({ route }) => route),
  ...["/privacy/", "/services/erp-system/", "/no-such-page/"],
];
const answers = ["/contact/sent/", "/contact/failed/"];
const widths = [320, 390, 1024, 1440];

const everyCode = [...Object.keys(languages), ...moreLanguages.map(({ code }) => code)];
const pathIn = (code: string, route: string) => (code === "en" ? route : `/${code}${route}`);

const menuOf = (page: Page) => page.getByRole("banner").getByRole("group");

/** Chooses a language in the header's menu. */
async function choose(page: Page, { label }: Pick<MoreLanguage, "label">): Promise<void> {
  await menuOf(page).locator("summary").click();
  await menuOf(page).getByRole("link", { name: label, exact: true }).click();
}

async function expectLanguage(page: Page, { code, model }: MoreLanguage, route: string) {
  await expect(page).toHaveURL(new RegExp(`${pathIn(code, route)}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await expect(page.locator("html")).toHaveAttribute("dir", languages[model].dir);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** How high the header is, and which of its controls that are shown leave the window. */
function measureHeader(header: Element) {
  const controls = Array.from(header.querySelectorAll("a, summary, button"));
  const outside = controls.filter((control) => {
    const { left, right } = control.getBoundingClientRect();
    return control.checkVisibility() && (left < 0 || right > window.innerWidth);
  });
  return {
    height: header.getBoundingClientRect().height,
    outside: outside.map(({ textContent }) => textContent),
  };
}

/**
 * @param root the copy of the project that has them
 * @param siteUrl the address of its site, once it is served
 */
export function testMoreLanguages(root: string, siteUrl: () => string): void {
  test("with two more languages all that the site says to crawlers is true", async () => {
    await cp("tools", join(root, "tools"), { recursive: true });
    const check = ["--import", "tsx", "tools/check-seo.ts"];
    const output = await run(process.execPath, check, { cwd: root }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    expect(output.stdout + output.stderr).toMatch(/pages say to crawlers is true|issues?\./);
    const issues = output.stderr.split("\n").filter((line) => line.startsWith("http"));
    // Links to the second collection are no part of it: they stand in the header and footer.
    expect(issues.filter((issue) => !/\/articles\/.* is an orphan/.test(issue))).toEqual([]);
    const sitemap = await readFile(join(root, "public/sitemap-0.xml"), "utf8");
    for (const { code } of moreLanguages)
      expect(sitemap).toContain(`/${code}/services/erp-system/`);
  });

  for (const code of everyCode) {
    test(`nothing leaves the window, the header's menus included: ${code}`, async ({ page }) => {
      test.slow();
      for (const route of [...routes, ...answers]) {
        await page.goto(siteUrl() + pathIn(code, route));
        await page.locator("main details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const at = `${pathIn(code, route)} at ${width} px`;
          expect(await sidewaysScroll(page), at).toBe(0);
          const { height, outside } = await page.getByRole("banner").evaluate(measureHeader);
          expect(height, at).toBeLessThan(90);
          expect(outside, at).toEqual([]);
        }
      }
    });
  }

  for (const [index, language] of moreLanguages.entries()) {
    const other = moreLanguages[(index + 1) % moreLanguages.length]!;
    const at = (route: string) => siteUrl() + pathIn(language.code, route);
    const wordsOf = async <T>(name: string) =>
      JSON.parse(await readFile(join(root, "locales", language.code, `${name}.json`), "utf8")) as T;

    test.describe(`in ${language.label}`, () => {
      test.use({ locale: language.code });

      test("every kind of page changes to the other languages and back", async ({ page }) => {
        test.slow();
        for (const route of routes) {
          await open(page, at(route));
          await expectLanguage(page, language, route);
          await choose(page, other);
          await expectLanguage(page, other, route);
          await choose(page, languages[language.model]);
          await choose(page, language);
          await expectLanguage(page, language, route);
        }
      });

      test("the search finds words of the language", async ({ page }) => {
        const { search } = await wordsOf<typeof pages>("pages");
        await open(page, at("/services/"));
        const field = page.getByRole("main").getByRole("searchbox", { name: search.field.label });
        const card = page.getByRole("main").getByRole("article").first();
        const title = await card.getByRole("heading").innerText();
        await field.pressSequentially(title.split(" ").at(-1)!);
        await expect(page.locator("main mark").first()).toBeVisible();
        await expect(page).toHaveURL(/search=/);
      });

      test("a page that is not there says so", async ({ page }) => {
        const response = await open(page, at("/no-such-page/"));
        expect(response?.status()).toBe(404);
        const { nav } = await wordsOf<typeof common>("common");
        await expect(page.getByRole("navigation", { name: nav.main.label })).toBeVisible();
      });

      test("a message is sent and confirmed", async ({ page }) => {
        const words = await wordsOf<typeof contact>("contact");
        await page.route("**/api/contact", (route) =>
          route.fulfill({ status: 202, json: { id: "1" } }),
        );
        await open(page, at("/contact/"));
        for (const [label, value] of [
          [words.name.label, "Nadia"],
          [words.email.label, "nadia@fts.example"],
          [words.message.label, "Three branches."],
        ] as const) {
          await page.getByLabel(new RegExp(`^${label}`)).fill(value);
        }
        const sent = page.waitForRequest("**/api/contact");
        await page.getByRole("button", { name: words.form.send }).click();
        expect((await sent).postDataJSON()).toMatchObject({ language: language.code });
        await expect(page.getByText(words.sent.text).first()).toBeVisible();
      });
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu of languages opens and leads on", async ({ page }) => {
      await page.goto(`${siteUrl()}/about/`);
      await choose(page, moreLanguages[0]!);
      await expectLanguage(page, moreLanguages[0]!, "/about/");
    });
  });
}
