import { expect, test, type Page, type Route } from "@playwright/test";
import { endpointPath } from "../src/contact/contract";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { arabicIssues } from "./site/arabicIssues";
import { violations } from "./site/axe";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./site/contactForm";
import { company, say, services } from "./site/content";
import { resize, sidewaysScroll } from "./site/layout";
import { blockStorage, fillStorage, observe, open, scriptsReady } from "./site/open";
import { cutTexts } from "./site/textIssues";
import { testsInTurn } from "./site/turns";
import { fill as fillIn } from "./site/words";

const endpoint = `**${endpointPath}`;

const removeTimeout = (page: Page) =>
  page.addInitScript(() => {
    delete (AbortSignal as Partial<typeof AbortSignal>).timeout;
  });
const answer = (page: Page, reply: Parameters<Route["fulfill"]>[0]) =>
  page.route(endpoint, (route) => route.fulfill(reply));

/** A sentence with a count, in the plural form of its language. */
function counted(sentences: object, key: string, language: keyof typeof languages, count: number) {
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
      "takes a message, once for a double click, and says so twice",
      async ({ page }) => {
        const observed = observe(page);
        const { t, path, field, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        await open(page, path);
        await fill({ ...message, service: "erp" });
        await send.dblclick();

        await expect(notice(t.sent.text)).toBeFocused();
        await expect(
          page.getByRole("status").filter({ hasText: t.sent.text }).first(),
        ).toBeAttached();
        await expect(field("name")).toBeHidden();
        const toast = page.locator("[data-position=bottom-right]").getByText(t.sent.text);
        await expect(toast).toBeVisible();
        const box = (await toast.boundingBox())!;
        expect(box.x, "right, in both directions").toBeGreaterThan(720);
        expect(box.y).toBeGreaterThan(600);

        const kept = await messagesHolding(message.email);
        expect(kept).toHaveLength(1);
        expect(kept[0]).toMatchObject({ language, message: { ...message, service: "erp" } });
        const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
        expect(stored).not.toContain(message.email);
        expect(observed).toEqual({ messages: [], foreign: [] });

        await page.getByRole("button", { name: t.sent.again }).click();
        await expect(field("name")).toBeFocused();
        await expect(field("message")).toHaveValue("");
        await page.reload();
        await expect(field("message")).toHaveValue("");
      },
    );

    inTurn(test)("by keyboard alone, corrects what is wrong and sends it", async ({ page }) => {
      const { t, path, field, send, notice } = contactForm(page, language);
      const message = newMessage(language);
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
    });

    inTurn(test)("keeps a draft over a reload and in the other language", async ({ page }) => {
      const { path, field, fill } = contactForm(page, language);
      const message = newMessage(language);
      await open(page, path);
      await fill({ ...message, service: "cloud" });
      for (const code of [language, ...languageCodes]) {
        await page.goto(localizePath("/contact/", code));
        const there = contactForm(page, code);
        await expect(there.field("message")).toHaveValue(message.message);
        await expect(there.field("service")).toHaveValue("cloud");
        await expect(page.getByText(there.t.form.restored)).toBeVisible();
      }
      await page.goto(path);
      await page.getByRole("button", { name: contactForm(page, language).t.form.clear }).click();
      await expect(field("message")).toHaveValue("");
      await page.reload();
      await scriptsReady(page);
      await expect(field("message")).toHaveValue("");
    });

    inTurn(test)(
      "loses nothing that is typed before the scripts have started",
      async ({ page }) => {
        const { t, path, field, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/app-[^/]+\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        await fill({ ...message, service: "erp" });
        await field("message").focus();
        release();
        await scriptsReady(page);
        for (const name of ["name", "email", "phone", "company", "message"] as const) {
          await expect(field(name)).toHaveValue(message[name]);
        }
        await expect(field("service")).toHaveValue("erp");
        await expect(field("message")).toBeFocused();
        await send.click();
        await expect(notice(t.sent.text)).toBeVisible();
        expect(await messagesHolding(message.email)).toHaveLength(1);
      },
    );

    for (const [way, leave] of [
      ["a reload", (page: Page) => page.reload()],
      ["a link", (page: Page) => page.getByRole("banner").getByRole("link").first().click()],
    ] as const) {
      inTurn(test)(
        `loses nothing that is typed while the form's code is on its way, over ${way}`,
        async ({ page }) => {
          const { t, path, field, fill } = contactForm(page, language);
          const message = newMessage(language);
          let release: () => void = () => undefined;
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.route(/\/contact-form-[^/]+\.js$/, async (route) => {
            await held;
            await route.continue();
          });
          await open(page, path);
          await fill({ ...message, service: "erp" });
          await leave(page);
          if (way === "a link") {
            await expect(field("message")).toHaveCount(0);
            await page.goBack();
          }
          await expect(field("message")).toBeVisible();
          release();
          for (const name of ["name", "email", "phone", "company", "message"] as const) {
            await expect(field(name)).toHaveValue(message[name]);
          }
          await expect(field("service")).toHaveValue("erp");
          await expect(page.getByText(t.form.restored)).toBeVisible();
        },
      );
    }

    for (const [name, spoil] of Object.entries({
      "storage is blocked": blockStorage,
      "storage is full": fillStorage,
      "AbortSignal.timeout() is missing": removeTimeout,
    })) {
      inTurn(test)(`it sends where ${name}`, async ({ page }) => {
        const observed = observe(page);
        await spoil(page);
        const { t, path, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        await open(page, path);
        await fill(message);
        await send.click();
        await expect(notice(t.sent.text)).toBeFocused();
        expect(await messagesHolding(message.email)).toHaveLength(1);
        expect(observed.messages).toEqual([]);
      });
    }

    inTurn(test)("says kindly when it was too much, and keeps the message", async ({ page }) => {
      const { t, path, field, send, fill, notice } = contactForm(page, language);
      const headers = clientHeaders();
      await page.setExtraHTTPHeaders(headers);
      for (let count = 0; count < 5; count += 1) {
        const taken = await page.request.post(endpointPath, {
          headers,
          data: newMessage(language),
        });
        expect(taken.status()).toBe(202);
      }
      await open(page, path);
      const message = newMessage(language);
      await fill(message);
      await send.click();
      const refusal = notice(t.failure.rateLimited.title);
      await expect(refusal).toBeFocused();
      await expect(refusal).toContainText(counted(t.failure.rateLimited, "text", language, 10));
      await expect(field("message")).toHaveValue(message.message);
      expect(await messagesHolding(message.email)).toEqual([]);
    });

    for (const [host, reply] of Object.entries({
      "answers 405": { status: 405, contentType: "text/html", body: "<h1>405</h1>" },
      "answers with a page": { status: 200, contentType: "text/html", body: "<h1>Home</h1>" },
    })) {
      inTurn(test)(
        `on a host that ${host}, offers the message ready for other ways`,
        async ({ page }) => {
          const { t, path, field, send, fill, notice } = contactForm(page, language);
          const message = newMessage(language);
          await answer(page, reply);
          await open(page, path);
          await fill({ ...message, service: "erp" });
          await send.click();
          const fallback = notice(t.failure.noEndpoint.title);
          await expect(fallback).toBeFocused();
          await expect(field("message")).toHaveValue(message.message);
          const address = async (name: string) =>
            new URL((await fallback.getByRole("link", { name }).getAttribute("href")) ?? "");
          const mail = await address(t.ways.email);
          expect(mail.pathname).toBe(company.email);
          const body = mail.searchParams.get("body")?.replaceAll("\r\n", "\n");
          expect(body).toContain(message.message);
          expect(body).toContain(say(services.find(({ id }) => id === "erp")!.title, language));
          const whatsapp = await address(t.ways.whatsapp);
          expect(whatsapp.pathname).toBe(`/${company.whatsapp.replaceAll(/\D/g, "")}`);
          expect(whatsapp.searchParams.get("text")).toContain(message.message);
          expect((await address(fillIn(t.ways.phone, { phone: company.phone }))).protocol).toBe(
            "tel:",
          );
          await expect(page.getByText(t.sent.text)).toHaveCount(0);
          expect(await violations(page)).toEqual([]);
          // Edited afterwards, the other ways carry what stands in the form now.
          await field("message").fill("Changed.");
          await expect(fallback.getByRole("link", { name: t.ways.email })).toHaveAttribute(
            "href",
            /Changed\./,
          );
        },
      );
    }

    inTurn(test)("a message too long for a link is copied whole", async ({ page, context }) => {
      const { t, path, send, fill, notice } = contactForm(page, language);
      const message = { ...newMessage(language), message: "نحتاج إلى متجر. ".repeat(200).trim() };
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.clock.install();
      await answer(page, { status: 405, contentType: "text/html", body: "" });
      await open(page, path);
      await fill(message);
      await send.click();
      const fallback = notice(t.failure.noEndpoint.title);
      await expect(fallback).toContainText(t.ways.cut);
      for (const name of [t.ways.email, t.ways.whatsapp]) {
        const href = await fallback.getByRole("link", { name }).getAttribute("href");
        expect(href!.length).toBeLessThanOrEqual(2000);
        expect(decodeURIComponent(href!)).toContain(message.email);
      }
      await fallback.getByRole("button", { name: t.ways.copy }).click();
      await expect(fallback.getByRole("status")).toHaveText(t.ways.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.startsWith(message.message)).toBe(true);
      expect(copied).toContain(message.email);

      // Without https, for instance, there is no clipboard: the text is there, selected.
      await page.evaluate(() => {
        delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
      });
      await expect(fallback.getByRole("button", { name: t.ways.copied })).toHaveCount(1);
      await page.clock.runFor(4000);
      await expect(fallback.getByRole("button", { name: t.ways.copied })).toHaveCount(0);
      await fallback.getByRole("button", { name: t.ways.copy }).click();
      const byHand = fallback.getByLabel(t.ways.byHand);
      await expect(byHand).toBeFocused();
      const selected = () =>
        byHand.evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(area.selectionStart, area.selectionEnd),
        );
      expect((await selected()).startsWith(message.message)).toBe(true);
      expect(await selected()).toContain(message.email);
      expect(await violations(page)).toEqual([]);
    });

    inTurn(test)(
      "offline it says so, and sends the same message once back",
      async ({ page, context }) => {
        const { t, path, send, fill, notice } = contactForm(page, language);
        const message = newMessage(language);
        await open(page, path);
        await fill(message);
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
        await send.click();
        await expect(notice(t.failure.offline.title)).toBeFocused();
        await expect(page.locator("[data-load-failure]"), "one message").toBeHidden();
        await context.setOffline(false);
        await page.getByRole("button", { name: t.failure.retry }).click();
        await expect(notice(t.sent.text)).toBeFocused();
        expect(await messagesHolding(message.email)).toHaveLength(1);
      },
    );

    inTurn(test)("an answer that gets lost costs no second message", async ({ page }) => {
      const { t, path, send, fill, notice } = contactForm(page, language);
      const message = newMessage(language);
      await open(page, path);
      await fill(message);
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
      await page.getByRole("button", { name: t.failure.retry }).click();
      await expect(notice(t.sent.text)).toBeFocused();
      expect(await messagesHolding(message.email)).toHaveLength(1);
    });

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
          "message=%E0%A4%A",
          "service=__proto__",
          "message=%00%ED%A0%80",
          "service",
        ]) {
          await open(page, `${path}?${query}`);
          await expect(field("name")).toBeVisible();
        }
        expect(observed).toEqual({ messages: [], foreign: [] });
      },
    );

    inTurn(test)("the actions of a service's page lead to its own message", async ({ page }) => {
      const { field } = contactForm(page, language);
      const service = services.find(({ id }) => id === "training")!;
      await open(page, localizePath(service.path, language));
      await page.locator(`main a[href*="/contact/?service="]`).last().click();
      await expect(field("service")).toHaveValue("training");
    });

    test("its state is whole at 320 pixels and at 200 % zoom", async ({ page }) => {
      const { t, path, send, fill, notice } = contactForm(page, language);
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
      "if its code does not load, the browser sends the message by itself",
      async ({ page }) => {
        const { path, field, send, fill } = contactForm(page, language);
        const message = newMessage(language);
        const sent = localizePath("/contact/sent/", language);
        await page.route(/\/contact-form-[^/]+\.js$/, (route) => route.abort());
        await open(page, path);
        await fill({ ...message, service: "erp" });
        await send.click();
        await expect(page).toHaveURL(sent);
        expect(await messagesHolding(message.email)).toMatchObject([
          { message: { service: "erp" } },
        ]);
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
          .not.toContain(message.email);

        // Back finds a form that works, and what it sends again is the same message.
        await page.goBack();
        await scriptsReady(page);
        await expect(field("message")).toHaveValue(message.message);
        await send.click();
        await expect(page).toHaveURL(sent);
        expect(await messagesHolding(message.email)).toHaveLength(1);
      },
    );

    test("a toast stands above the assistant's button and a bar @phone", async ({ page }) => {
      const { t, path, send, fill } = contactForm(page, language);
      const other = languageCodes.find((code) => code !== language)!;
      await page.addInitScript((code) => localStorage.setItem("language", code), other);
      await open(page, path);
      await fill(newMessage(language));
      await send.click();
      const toast = page.locator("[data-position=bottom-right]").getByText(t.sent.text);
      await expect(toast).toBeVisible();
      for (const width of [320, 390, 768]) {
        await resize(page, { width, height: 800 });
        const box = (await toast.boundingBox())!;
        for (const lower of ["[data-floating-bar]", "[data-assistant] button"]) {
          const { y } = (await page.locator(lower).first().boundingBox())!;
          expect.soft(box.y + box.height, `${lower} at ${width} px`).toBeLessThanOrEqual(y);
        }
      }
    });

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
        let release: () => void = () => undefined;
        const hold = async (reply: (route: Route) => Promise<void>) => {
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.unroute(endpoint);
          await page.route(endpoint, async (route) => {
            await held;
            await reply(route);
          });
        };
        await hold((route) => route.fulfill({ status: 502, contentType: "text/html", body: "" }));
        await open(page, path);
        await fill(message);
        await send.click();
        await goOn("/about/");
        await expect(page).toHaveURL(localizePath("/about/", language));
        await expect(toast).toHaveCount(0);
        release();
        await expect(toast).toContainText(t.away.unknown);
        expect(await violations(page)).toEqual([]);
        expect(await arabicIssues(page)).toEqual([]);

        await hold((route) => route.continue());
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
          let release: () => void = () => undefined;
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.route(endpoint, async (route) => {
            await held;
            await route.continue();
          });
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
          await button.locator("span").evaluate((element) => element.remove());
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

      inTurn(test)("it is sent, and a page says so", async ({ page }) => {
        const { path, send, fill } = contactForm(page, language);
        const message = newMessage(language);
        await page.goto(path);
        await fill({ ...message, service: "erp" });
        await send.click();
        await expect(page).toHaveURL(localizePath("/contact/sent/", language));
        await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const [kept] = await messagesHolding(message.email);
        expect(kept).toMatchObject({ language, message: { ...message, service: "erp" } });
        expect(kept?.suspicions).toEqual([]);
      });

      inTurn(test)("a refusal says why, and Back still has what was typed", async ({ page }) => {
        const { t, path, field, send, fill } = contactForm(page, language);
        const message = newMessage(language);
        await page.goto(path);
        // An address that the browser takes and the endpoint does not.
        await fill({ ...message, email: "nadia@localhost" });
        await send.click();
        await expect(page).toHaveURL(`${localizePath("/contact/failed/", language)}#email`);
        await expect(page.getByText(t.failed.reason.email)).toBeVisible();
        await expect(page.getByText(t.failed.reason.other)).toBeHidden();
        await expect(page.locator("main").getByRole("link", { name: company.email })).toBeVisible();
        await page.goBack();
        await expect(field("message")).toHaveValue(message.message);
        expect(await messagesHolding(message.message)).toEqual([]);

        await page.goto(`${localizePath("/contact/failed/", language)}#malformed`);
        await expect(page.getByText(t.failed.reason.other)).toBeVisible();
        await page.getByRole("link", { name: t.failed.back }).click();
        await expect(page).toHaveURL(path);
      });
    });
  });
}

test("result pages stay out of search engines and sitemap; the privacy page does not", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  for (const language of languageCodes) {
    for (const route of ["/contact/sent/", "/contact/failed/"]) {
      const path = localizePath(route, language);
      expect(sitemap).not.toContain(`${path}<`);
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<meta [^>]*name="robots" content="noindex/);
    }
    const privacy = localizePath("/privacy/", language);
    expect(sitemap).toContain(`${privacy}<`);
    await page.goto(localizePath("/contact/", language));
    const links = page.locator(`a[href="${privacy}"]`);
    await expect(links).toHaveCount(2);
    await links.first().click();
    await expect(page.getByText("180")).toBeVisible();
  }
});
