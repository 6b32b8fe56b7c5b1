import { expect } from "@playwright/test";
import { languageCodes, languages, otherLanguages } from "../../src/i18n/languages";
import { localizePath, manifestPath } from "../../src/i18n/paths";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { select } from "../../tools/lib/seo/site";
import { textOf } from "../../tools/lib/seo/text";
import { notFound, redirects, say, services } from "../site/content";
import { observe, open } from "../site/open";
import { servedPage } from "../site/served";
import { testsInTurn } from "../site/turns";
import { words } from "../site/words";
import { test } from "./site";

// The configured site lives in a folder of its host.
const prefix = configuredEnvironment.PATH_PREFIX;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const at = (route: string) => prefix + localizePath(route, language);
  const [other = language] = otherLanguages(language);
  const t = words(language);

  test.describe(`a site in a folder, in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("is gone through by its links, the switch of languages and ?lang=", async ({ page }) => {
      // What is configured besides asks hosts that are not there.
      await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript" }));
      const { messages } = observe(page);
      await open(page, localizePath("/", language));
      const link = (name: string) =>
        page.getByRole("banner").getByRole("link", { name, exact: true });
      await link(t.nav.about.link).click();
      await expect(page).toHaveURL(at("/about/"));
      await link(languages[other].label).click();
      await expect(page).toHaveURL(prefix + localizePath("/about/", other));
      await page.goto(`${localizePath("/about/", other)}?lang=${language}&a=1`);
      await expect(page).toHaveURL(`${at("/about/")}?a=1`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(messages).toEqual([]);
    });

    test("has its not-found page, in its language, under any address", async ({ request }) => {
      const page = await servedPage(request, at("/no-such-page/"));
      expect(page.status).toBe(404);
      expect(select(page, "h1").map(textOf)).toEqual([say(notFound.title, language)]);
    });

    test("sends old addresses on", async ({ request }) => {
      const [old] = redirects;
      const response = await request.get(at(old!.from), { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(at(old!.to));
      const page = await request.get(at(old!.from));
      expect([page.status(), new URL(page.url()).pathname]).toEqual([200, at(old!.to)]);
    });

    test("starts from its home screen in the folder", async ({ request }) => {
      const response = await request.get(prefix + manifestPath(language));
      const manifest = (await response.json()) as { start_url: string; scope: string };
      expect(manifest).toMatchObject({ start_url: at("/"), scope: `${prefix}/` });
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      inTurn(test)("searches, and leads to a service", async ({ page }) => {
        await page.goto(localizePath("/services/", language));
        const form = page.getByRole("search");
        await form.getByRole("searchbox").fill("ERP");
        await form.locator("button[type=submit]").click();
        await expect(page).toHaveURL(`${at("/services/")}?search=ERP`);
        const [service] = services;
        await page
          .getByRole("main")
          .locator(`a[href="${at(service!.path)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(at(service!.path));
      });
    });
  });
}

test("outside of the folder there is nothing, and the host's root leads into it", async ({
  request,
}) => {
  expect((await request.get("/about/")).status()).toBe(404);
  const root = await request.get("/", { maxRedirects: 0 });
  expect([root.status(), root.headers().location]).toEqual([301, `${prefix}/`]);
});

test("the contact endpoint is in the folder and sends its visitors back there", async ({
  request,
}) => {
  const answer = await request.post(`${prefix}/api/contact`, {
    form: { name: "", email: "" },
    headers: { referer: `https://fts.example${prefix}/ar/contact/` },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toMatch(new RegExp(`^${prefix}/ar/contact/failed/#`));
  expect((await request.post("/api/contact", { form: {} })).status()).toBe(404);
});
