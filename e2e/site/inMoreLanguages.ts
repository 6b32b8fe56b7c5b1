/** The site with more languages, walked through in those that were added. */
import { execFile } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, type Page } from "@playwright/test";
import type common from "../../locales/en/common.json";
import type contact from "../../locales/en/contact.json";
import type pages from "../../locales/en/pages.json";
import { attributeOf } from "../../src/hosting/build/html";
import { languages } from "../../src/i18n/languages";
import { footerPages } from "../../src/i18n/menuPages";
import { select } from "../../tools/lib/seo/site";
import { sidewaysScroll } from "./layout";
import { moreLanguages } from "./moreLanguages";
import { open } from "./open";
import { partOf, servedPage } from "./served";

const run = promisify(execFile);

/** Pages that the footer leads to, of every kind, and those that no page does. */
const linked = [...footerPages.map(({ route }) => route), "/privacy/", "/services/erp-system/"];
const answers = ["/contact/sent/", "/contact/failed/"];
const missing = "/no-such-page/";
const widths = [320, 390, 1024, 1440];

const everyLanguage = [
  ...Object.entries(languages).map(([code, { label, dir }]) => ({ code, label, dir })),
  ...moreLanguages.map(({ code, label, model }) => ({ code, label, dir: languages[model].dir })),
];
type AnyLanguage = (typeof everyLanguage)[number];
const pathIn = (code: string, route: string) => (code === "en" ? route : `/${code}${route}`);
/** A page in all other languages. */
const versionsOf = (code: string, route: string) =>
  everyLanguage.flatMap((other) => (other.code === code ? [] : [pathIn(other.code, route)]));

const menuOf = (page: Page) => page.getByRole("banner").getByRole("group");

/** Chooses a language in the header's menu. */
async function choose(page: Page, { label }: AnyLanguage): Promise<void> {
  await menuOf(page).locator("summary").click();
  await menuOf(page).getByRole("link", { name: label, exact: true }).click();
}

async function expectLanguage(page: Page, { code, dir }: AnyLanguage, route: string) {
  await expect(page).toHaveURL(new RegExp(`${pathIn(code, route)}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Follows a link of the footer, without scrolling there, which would load the pictures in between. */
const follow = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().dispatchEvent("click");

/** How high the header is, and which of its controls, the menu's open, leave the window or are covered. */
function measureHeader(header: Element) {
  for (const menu of header.querySelectorAll("details")) menu.open = true;
  const controls = Array.from(header.querySelectorAll("a, summary, button"));
  const unreachable = controls.filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || right > window.innerWidth || !control.contains(hit);
  });
  return {
    height: header.getBoundingClientRect().height,
    unreachable: unreachable.map(({ textContent }) => textContent),
  };
}

/**
 * @param root the copy of the project that has them
 * @param siteUrl the address of its site, once it is served
 */
export function testMoreLanguages(root: string, siteUrl: () => string): void {
  test("with two more languages all that the site says to crawlers is true", async () => {
    // A program of its own goes through every page.
    test.setTimeout(240_000);
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

  test("with more languages every page is served in its own and leads to the others", async ({
    request,
  }) => {
    for (const { code, dir } of everyLanguage) {
      for (const route of [...linked, ...answers]) {
        const path = pathIn(code, route);
        const served = await servedPage(request, siteUrl() + path);
        expect.soft(served.status, path).toBe(200);
        expect.soft(select(served, "html", { lang: code, dir }), path).toHaveLength(1);
        expect.soft(select(served, "h1"), path).toHaveLength(1);
        const menu = partOf(partOf(served, "header"), "details");
        const hrefs = select(menu, "a").map((link) => attributeOf(link, "href"));
        expect.soft(hrefs, path).toEqual(versionsOf(code, route));
      }
    }
  });

  for (const language of everyLanguage) {
    test(`nothing leaves the window, the header's menus included: ${language.code}`, async ({
      page,
    }) => {
      test.slow();
      for (const [index, route] of [...linked, ...answers, missing].entries()) {
        const path = pathIn(language.code, route);
        const isLinked = index > 0 && linked.includes(route);
        await (isLinked ? follow(page, path) : open(page, siteUrl() + path));
        await expectLanguage(page, language, route);
        // The menu says that the page is another one; its header comes before the rest.
        const links = menuOf(page).locator("a");
        const hrefs = () => links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
        await expect.poll(hrefs).toEqual(versionsOf(language.code, route));
        await expect(page.locator(".PageParts-rest")).toHaveCount(0);
        await page.locator("main details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const at = `${path} at ${width} px`;
          expect.soft(await sidewaysScroll(page), at).toBe(0);
          const { height, unreachable } = await page.getByRole("banner").evaluate(measureHeader);
          expect.soft(height, at).toBeLessThan(90);
          expect.soft(unreachable, at).toEqual([]);
        }
      }
    });
  }

  test("the menu leads from language to language", async ({ page }) => {
    const [en, ar, fr, fa] = everyLanguage;
    for (const route of ["/privacy/", missing]) {
      await open(page, siteUrl() + pathIn(fr!.code, route));
      // Between the added ones, and from and to the language whose direction each of them has.
      for (const next of [fa, fr, ar, fa, en, fr]) {
        await choose(page, next!);
        await expectLanguage(page, next!, route);
      }
    }
  });

  for (const { code, label } of moreLanguages) {
    const wordsOf = async <T>(name: string) =>
      JSON.parse(await readFile(join(root, "locales", code, `${name}.json`), "utf8")) as T;

    test.describe(`in ${label}`, () => {
      test.use({ locale: code });

      test("a page that is not there says so; the search finds words; a message is sent", async ({
        page,
      }) => {
        const response = await open(page, siteUrl() + pathIn(code, missing));
        expect(response?.status()).toBe(404);
        const { nav } = await wordsOf<typeof common>("common");
        await expect(page.getByRole("navigation", { name: nav.main.label })).toBeVisible();

        await follow(page, pathIn(code, "/services/"));
        const { search } = await wordsOf<typeof pages>("pages");
        const field = page.getByRole("main").getByRole("searchbox", { name: search.field.label });
        await expect(field).toBeVisible();
        const card = page.getByRole("main").getByRole("article").first();
        const title = await card.getByRole("heading").innerText();
        await field.fill(title.split(" ").at(-1)!);
        await expect(page.locator("main mark").first()).toBeVisible();
        await expect(page).toHaveURL(/search=/);

        await follow(page, pathIn(code, "/contact/"));
        const words = await wordsOf<typeof contact>("contact");
        await page.route("**/api/contact", (route) =>
          route.fulfill({ status: 202, json: { id: "1" } }),
        );
        for (const [name, value] of [
          [words.name.label, "Nadia"],
          [words.email.label, "nadia@fts.example"],
          [words.message.label, "Three branches."],
        ] as const) {
          await page.getByLabel(new RegExp(`^${name}`)).fill(value);
        }
        const sent = page.waitForRequest("**/api/contact");
        await page.getByRole("button", { name: words.form.send }).click();
        expect((await sent).postDataJSON()).toMatchObject({ language: code });
        await expect(page.getByText(words.sent.text).first()).toBeVisible();
      });
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu of languages opens and leads on", async ({ page }) => {
      await page.goto(`${siteUrl()}/about/`);
      const added = everyLanguage.at(-1)!;
      await choose(page, added);
      await expectLanguage(page, added, "/about/");
    });
  });
}
