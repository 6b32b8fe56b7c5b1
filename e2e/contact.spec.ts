import { expect, test, type Page, type Route } from "@playwright/test";
import { parse } from "parse5";
import { endpointPath } from "../src/contact/contract";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { arabicIssues } from "./site/arabicIssues";
import { violations } from "./site/axe";
import {
  clientHeaders,
  contactForm,
  holdAnswer,
  messagesHolding,
  newMessage,
} from "./site/contactForm";
import { company, say, services } from "./site/content";
import { holdScripts } from "./site/heldScripts";
import { resize, sidewaysScroll } from "./site/layout";
import { observe, open, scriptsReady } from "./site/open";
import { cutTexts } from "./site/textIssues";
import { testsInTurn } from "./site/turns";
import { fill as fillIn } from "./site/words";
import { textOf } from "../tools/lib/seo/text";

const endpoint = `**${endpointPath}`;

const answer = (page: Page, reply: Parameters<Route["fulfill"]>[0]) =>
  page.route(endpoint, (route) => route.fulfill(reply));

/** Sends again what failed, and it arrives once. */
async function expectTakenOnRetry(
  page: Page,
  { t, notice }: ReturnType<typeof contactForm>,
  email: string,
): Promise<void> {
  await page.getByRole("button", { name: t.failure.retry }).click();
  await expect(notice(t.sent.text)).toBeFocused();
  expect(await messagesHolding(email)).toHaveLength(1);
}

/** What was typed stands in the form. */
async function expectFields(
  field: ReturnType<typeof contactForm>["field"],
  message: ReturnType<typeof newMessage>,
): Promise<void> {
  for (const name of ["name", "email", "phone", "company", "message"] as const) {
    await expect(field(name)).toHaveValue(message[name]);
  }
}

/** A sentence with a count, in the plural form of its language. */
function counted(sentences: object, key: string, language: Language, count: number) {
  const form = new Intl.PluralRules(languages[language].intlLocale).select(count);
  const sentence = (sentences as Record<string, string>)[`${key}_${form}`];
  return fillIn(sentence ?? "", { count });
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  test.describe(`the contact form in ${language}`, () => {
    test.use({
      locale: languages[language].hrefLang,
      contextOptions: { reducedMotion: "reduce" },
    });
    test.beforeEach(({ page }) => page.setExtraHTTPHeaders(clientHeaders()));

    inTurn(test)(
      "a service's action leads to its message, taken once for a double click or a lost answer",
      async ({ page }) => {
        const observed = observe(page);
        const form = contactForm(page, language);
        const { t, field, send, fill, notice } = form;
        const message = newMessage(language);
        const service = services.find(({ id }) => id === "training")!;
        await open(page, localizePath(service.path, language));
        await page.locator(`main a[href*="/contact/?service="]`).last().click();
        await expect(field("service")).toHaveValue("training");
        await fill(message);
        await send.dblclick();

        await expect(notice(t.sent.text)).toBeFocused();
        await expect(
          page.getByRole("status").filter({ hasText: t.sent.text }).first(),
        ).toBeAttached();
        await expect(field("name")).toBeHidden();
        await expect(page.getByRole("alert"), "thanks stand once").toHaveCount(0);

        const kept = await messagesHolding(message.email);
        expect(kept).toHaveLength(1);
        expect(kept[0]).toMatchObject({ language, message: { ...message, service: "training" } });
        const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
        expect(stored).not.toContain(message.email);
        expect(observed).toEqual({ messages: [], foreign: [] });

        await page.getByRole("button", { name: t.sent.again }).click();
        await expect(field("name")).toBeFocused();
        await expect(field("message")).toHaveValue("");
        await page.reload();
        await scriptsReady(page);
        await expect(field("message")).toHaveValue("");

        const next = newMessage(language);
        await fill(next);
        await page.route(
          endpoint,
          async (route) => {
            await route.fetch();
            await route.abort("connectionreset");
          },
          { times: 1 },
        );
        await send.click();
        await expect(notice(t.failure.unreachable.title)).toBeFocused();
        await expectTakenOnRetry(page, form, next.email);
      },
    );

    inTurn(test)(
      "by keyboard alone, corrects, sends, and hears when it was too much",
      async ({ page }) => {
        const observed = observe(page);
        const { t, path, field, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        const headers = clientHeaders();
        await page.setExtraHTTPHeaders(headers);
        // Browsers that can do all the rest may lack it.
        await page.addInitScript(() => {
          delete (AbortSignal as Partial<typeof AbortSignal>).timeout;
        });
        await open(page, path);
        await field("email").focus();
        await page.keyboard.type("nadia@fts");
        await page.keyboard.press("Enter");
        const summary = notice(counted(t.summary, "title", language, 3));
        await expect(summary).toBeFocused();
        await expect(summary).toBeInViewport();
        expect(await arabicIssues(page)).toEqual([]);
        await expect(field("email")).toHaveAccessibleDescription(t.email.invalid);
        await expect(field("email")).toHaveValue("nadia@fts");

        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(field("email")).toBeFocused();
        await page.keyboard.press("Control+A");
        await page.keyboard.type(message.email);
        await page.keyboard.press("Shift+Tab");
        await expect(field("name")).toBeFocused();
        await page.keyboard.type(message.name);
        for (let field = 0; field < 5; field += 1) await page.keyboard.press("Tab");
        await expect(field("message")).toBeFocused();
        await page.keyboard.insertText(message.message);
        await page.keyboard.press("Tab");
        await expect(send).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(notice(t.sent.text)).toBeFocused();
        const [kept] = await messagesHolding(message.email);
        expect(kept?.message).toMatchObject({ name: message.name, message: message.message });
        expect(observed.messages).toEqual([]);

        for (let count = 0; count < 4; count += 1) {
          const data = newMessage(language);
          const taken = await page.request.post(endpointPath, { headers, data });
          expect(taken.status()).toBe(202);
        }
        await page.getByRole("button", { name: t.sent.again }).click();
        const next = newMessage(language);
        await fill(next);
        await send.click();
        const refusal = notice(t.failure.rateLimited.title);
        await expect(refusal).toBeFocused();
        await expect(refusal).toContainText(counted(t.failure.rateLimited, "text", language, 10));
        await expect(field("message")).toHaveValue(next.message);
        expect(await messagesHolding(next.email)).toEqual([]);
      },
    );

    inTurn(test)("keeps a draft over a reload, and in another language", async ({ page }) => {
      const { t, path, field, fill } = contactForm(page, language);
      const message = newMessage(language);
      await open(page, path);
      await fill({ ...message, service: "cloud" });
      await page.reload();
      await expectFields(field, message);
      await expect(field("service")).toHaveValue("cloud");
      await expect(page.getByText(t.form.restored)).toBeVisible();

      await field("message").fill("Changed.");
      const [other] = otherLanguages(language) as [Language];
      const there = contactForm(page, other);
      await page.goto(there.path);
      await expectFields(there.field, { ...message, message: "Changed." });
      await expect(there.field("service")).toHaveValue("cloud");
      await expect(page.getByText(there.t.form.restored)).toBeVisible();
      await page.getByRole("button", { name: there.t.form.clear }).click();
      await expect(there.field("message")).toHaveValue("");
      await page.reload();
      await scriptsReady(page);
      await expect(there.field("message")).toHaveValue("");
    });

    inTurn(test)(
      "loses nothing typed before the scripts start; offline it says so, and sends it once back",
      async ({ page, context }) => {
        const form = contactForm(page, language);
        const { t, path, field, send, fill, notice } = form;
        const message = newMessage(language);
        const release = await holdScripts(page, /\/app-[^/]+\.js$/);
        await page.goto(path, { waitUntil: "commit" });
        await fill({ ...message, service: "erp" });
        await field("message").focus();
        release();
        await scriptsReady(page);
        await expectFields(field, message);
        await expect(field("service")).toHaveValue("erp");
        await expect(field("message")).toBeFocused();
        await send.click();
        await expect(notice(t.sent.text)).toBeVisible();
        expect(await messagesHolding(message.email)).toHaveLength(1);

        await page.getByRole("button", { name: t.sent.again }).click();
        const next = newMessage(language);
        await fill(next);
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
        await send.click();
        await expect(notice(t.failure.offline.title)).toBeFocused();
        await expect(page.locator("[data-load-failure]"), "one message").toBeHidden();
        await context.setOffline(false);
        await expectTakenOnRetry(page, form, next.email);
      },
    );

    inTurn(test)(
      "on a host without the endpoint, offers the message for other ways, or to be copied",
      async ({ page, context }) => {
        const { t, path, field, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        const fallback = notice(t.failure.noEndpoint.title);
        const way = (name: string) => fallback.getByRole("link", { name });
        const address = async (name: string) => new URL((await way(name).getAttribute("href"))!);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.clock.install();
        await open(page, path);
        await fill({ ...message, service: "erp" });
        for (const status of [200, 405]) {
          await page.unroute(endpoint);
          await answer(page, { status, contentType: "text/html", body: "<h1>Home</h1>" });
          await send.click();
          await expect(fallback, `${status}`).toBeFocused();
          await expect(field("message")).toHaveValue(message.message);
          await expect(page.getByText(t.sent.text)).toHaveCount(0);
        }
        const mail = await address(t.ways.email);
        expect(mail.pathname).toBe(company.email);
        const body = mail.searchParams.get("body")?.replaceAll("\r\n", "\n");
        expect(body).toContain(message.message);
        expect(body).toContain(say(services.find(({ id }) => id === "erp")!.title, language));
        const whatsapp = await address(t.ways.whatsapp);
        expect(whatsapp.pathname).toBe(`/${company.whatsapp.replaceAll(/\D/g, "")}`);
        expect(whatsapp.searchParams.get("text")).toContain(message.message);
        const phone = await address(fillIn(t.ways.phone, { phone: company.phone }));
        expect(phone.protocol).toBe("tel:");

        // Edited afterwards, the other ways carry what stands in the form now, cut to what they take.
        await field("message").fill("Changed.");
        await expect(way(t.ways.email)).toHaveAttribute("href", /Changed\./);
        const long = "نحتاج إلى متجر. ".repeat(200).trim();
        await field("message").fill(long);
        await expect(fallback).toContainText(t.ways.cut);
        for (const name of [t.ways.email, t.ways.whatsapp]) {
          const { href } = await address(name);
          expect(href.length).toBeLessThanOrEqual(2000);
          expect(decodeURIComponent(href)).toContain(message.email);
        }
        const copy = fallback.getByRole("button", { name: t.ways.copy });
        await copy.click();
        await expect(fallback.getByRole("status")).toHaveText(t.ways.copied);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.startsWith(long)).toBe(true);
        expect(copied).toContain(message.email);

        // Without https, for instance, there is no clipboard: the text is there, selected.
        await page.evaluate(() => {
          delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
        });
        const done = fallback.getByRole("button", { name: t.ways.copied });
        await expect(done).toHaveCount(1);
        await page.clock.runFor(4000);
        await expect(done).toHaveCount(0);
        await copy.click();
        const byHand = fallback.getByLabel(t.ways.byHand);
        await expect(byHand).toBeFocused();
        const selected = await byHand.evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(area.selectionStart, area.selectionEnd),
        );
        expect(selected.startsWith(long)).toBe(true);
        expect(selected).toContain(message.email);
        expect(await violations(page)).toEqual([]);
      },
    );

    inTurn(test)(
      "a link fills in service and message, as text and within bounds",
      async ({ page }) => {
        const observed = observe(page);
        const { path, field } = contactForm(page, language);
        const markup = "<script>window.hacked=1</script><img src=x onerror=hacked=1>";
        await open(page, `${path}?service=erp&message=${encodeURIComponent(markup)}`);
        await expect(field("service")).toHaveValue("erp");
        await expect(field("message")).toHaveValue(markup);
        expect(await page.evaluate(() => "hacked" in window)).toBe(false);
        expect(new URL(page.url()).search, "a message stays in no address").toBe("?service=erp");
        await page.evaluate(() => sessionStorage.clear());
        await open(page, `${path}?service=none&message=${"x".repeat(10_000)}`);
        await expect(field("message")).toHaveValue("x".repeat(5000));
        await expect(field("service")).toHaveValue("");
        for (const query of [
          "service=__proto__&message=%E0%A4%A",
          "service&message=%00%ED%A0%80",
        ]) {
          await open(page, `${path}?${query}`);
          await expect(field("name")).toBeVisible();
        }
        expect(observed).toEqual({ messages: [], foreign: [] });
      },
    );

    test("its state is whole at 320 pixels and at 200 % zoom", async ({ page }) => {
      const { t, path, send, fill, notice } = contactForm(page, language);
      const [other] = otherLanguages(language) as [Language];
      await page.addInitScript((code) => localStorage.setItem("language", code), other);
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      const check = async (state: string) => {
        for (const width of [320, 640]) {
          await resize(page, { width, height: width === 320 ? 640 : 400 });
          expect.soft(await sidewaysScroll(page), `${state}, ${width}`).toBe(0);
          expect.soft(await cutTexts(page), `${state}, ${width}`).toEqual([]);
        }
        expect.soft(await arabicIssues(page), state).toEqual([]);
      };
      await send.click();
      await expect(notice(counted(t.summary, "title", language, 3))).toBeVisible();
      await check("errors");
      const targets = page.locator(
        "form :is(input:not([type=hidden],[tabindex]), select, textarea, button)",
      );
      for (const box of await targets.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      )) {
        expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await answer(page, { status: 404, contentType: "text/html", body: "" });
      await fill({ ...newMessage(language), message: "x".repeat(4900) });
      await send.click();
      await expect(notice(t.failure.noEndpoint.title)).toBeVisible();
      await check("fallback");
      await page.unroute(endpoint);
      await send.click();
      await expect(notice(t.sent.text)).toBeVisible();
      await check("sent");
    });

    inTurn(test)(
      "if the scripts do not load, the browser sends the message by itself",
      async ({ page }) => {
        const { path, field, send, fill } = contactForm(page, language);
        const message = newMessage(language);
        const sent = localizePath("/contact/sent/", language);
        await page.route(/\.js$/, (route) => route.abort());
        await page.goto(path);
        await fill({ ...message, service: "erp" });
        await send.click();
        await expect(page).toHaveURL(sent);
        expect(await messagesHolding(message.email)).toMatchObject([
          { message: { service: "erp" } },
        ]);
        // Back finds a form that works, and what it sends again is the same message.
        await page.goBack();
        await expect(field("message")).toHaveValue(message.message);
        await send.click();
        await expect(page).toHaveURL(sent);
        expect(await messagesHolding(message.email)).toHaveLength(1);
      },
    );

    inTurn(test)(
      "a message is awaited by whoever goes on to another page meanwhile",
      async ({ page }) => {
        const { t, path, field, send, fill } = contactForm(page, language);
        const toast = page.getByRole("alert");
        const goOn = (route: string) =>
          page
            .locator(`footer a[href="${localizePath(route, language)}"]`)
            .first()
            .click();
        const message = newMessage(language);
        let release = await holdAnswer(page, (route) =>
          route.fulfill({ status: 502, contentType: "text/html", body: "" }),
        );
        await open(page, path);
        await fill(message);
        await send.click();
        await goOn("/about/");
        await expect(page).toHaveURL(localizePath("/about/", language));
        await expect(toast).toHaveCount(0);
        release();
        await expect(toast).toContainText(t.away.unknown);
        const box = (await toast.boundingBox())!;
        expect(box.x, "right, in both directions").toBeGreaterThan(720);
        expect(box.y).toBeGreaterThan(600);
        for (const width of [320, 390, 768, 1280]) {
          await resize(page, { width, height: 800 });
          const { y, height } = (await toast.boundingBox())!;
          const assistant = (await page.locator("[data-assistant] button").first().boundingBox())!;
          expect.soft(y + height, `at ${width} px`).toBeLessThanOrEqual(assistant.y);
        }
        expect(await violations(page)).toEqual([]);
        expect(await arabicIssues(page)).toEqual([]);

        release = await holdAnswer(page);
        await toast.getByRole("link", { name: t.failed.back }).click();
        await expect(toast).toHaveCount(0);
        await expect(field("message")).toHaveValue(message.message);
        await send.click();
        await goOn("/about/");
        await expect(page).toHaveURL(localizePath("/about/", language));
        release();
        await expect(toast).toContainText(t.sent.text);
        expect(await messagesHolding(message.email)).toHaveLength(1);
        await goOn("/contact/");
        await expect(field("message")).toHaveValue("");
      },
    );

    for (const [way, goThere] of Object.entries({
      "the page that was opened": async (page: Page, path: string) => {
        await open(page, path);
      },
      "a page that a link led to": async (page: Page, path: string) => {
        await open(page, localizePath("/about/", language));
        await page.locator(`footer a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(path);
      },
    })) {
      inTurn(test)(
        `if ${way} fails while a message is sent, the next one tells of it`,
        async ({ page }) => {
          const { t, path, fill, field } = contactForm(page, language);
          const message = newMessage(language);
          const release = await holdAnswer(page);
          await goThere(page, path);
          // Until the form's code is there and keeps what is typed.
          await expect
            .poll(async () => {
              await field("message").fill("");
              await fill(message);
              return page.evaluate(() => sessionStorage.getItem("contactDraft"));
            })
            .toContain(message.email);
          const button = page.locator("form button[type=submit]");
          // React puts the sign of sending before this.
          await button
            .locator("span > span")
            .first()
            .evaluate((element) => element.remove());
          const asked = page.waitForRequest(endpoint);
          await button.click();
          await asked;
          const reloaded = page.waitForEvent("load");
          release();
          await reloaded;
          await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
            t.sent.text,
          );
          await expect(page.locator("[data-load-failure]")).toBeHidden();
          await expect(field("message")).toHaveValue("");
          expect(await messagesHolding(message.email)).toHaveLength(1);
        },
      );
    }

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      inTurn(test)(
        "a refusal says why, Back still has what was typed, and it is sent",
        async ({ page }) => {
          const { t, path, field, send, fill } = contactForm(page, language);
          const message = newMessage(language);
          const failed = localizePath("/contact/failed/", language);
          await page.goto(path);
          // An address that the browser takes and the endpoint does not.
          await fill({ ...message, service: "erp", email: "nadia@localhost" });
          await send.click();
          await expect(page).toHaveURL(`${failed}#email`);
          await expect(page.getByText(t.failed.reason.email)).toBeVisible();
          await expect(page.getByText(t.failed.reason.other)).toBeHidden();
          await expect(
            page.locator("main").getByRole("link", { name: company.email }),
          ).toBeVisible();
          await page.goBack();
          await expect(field("message")).toHaveValue(message.message);
          expect(await messagesHolding(message.message)).toEqual([]);

          await field("email").fill(message.email);
          await send.click();
          await expect(page).toHaveURL(localizePath("/contact/sent/", language));
          await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const [kept] = await messagesHolding(message.email);
          expect(kept).toMatchObject({ language, message: { ...message, service: "erp" } });
          expect(kept?.suspicions).toEqual([]);

          await page.goto(`${failed}#malformed`);
          await expect(page.getByText(t.failed.reason.other)).toBeVisible();
          await page.getByRole("link", { name: t.failed.back }).click();
          await expect(page).toHaveURL(path);
        },
      );
    });
  });
}

test("result pages stay out of search engines and sitemap; the privacy page does not", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const sitemap = await read("/sitemap-0.xml");
  for (const language of languageCodes) {
    for (const route of ["/contact/sent/", "/contact/failed/"]) {
      const path = localizePath(route, language);
      expect(sitemap).not.toContain(`${path}<`);
      const html = await read(path);
      expect(html).toMatch(/<meta [^>]*name="robots" content="noindex/);
    }
    const privacy = localizePath("/privacy/", language);
    expect(sitemap).toContain(`${privacy}<`);
    const form = await read(localizePath("/contact/", language));
    expect(form.split(`href="${privacy}"`), "links to it").toHaveLength(3);
    expect(textOf(parse(await read(privacy)))).toContain("180");
  }
});
