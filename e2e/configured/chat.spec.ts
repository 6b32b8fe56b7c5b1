import { expect, type Page } from "@playwright/test";
import en from "../../locales/en/assistant.json";
import { languageCodes } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { type Gesture, gestures, pressKey } from "../site/gestures";
import { observe, open } from "../site/open";
import { testsInTurn } from "../site/turns";
import { chatUrl, test } from "./site";

const serveChat = (page: Page, body: string) =>
  page.route(chatUrl, (route) => route.fulfill({ contentType: "text/javascript", body }));

/** Whether a request is for the chat or the site's assistant. */
function watch(page: Page) {
  const chat: string[] = [];
  const assistant: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (url === chatUrl) chat.push(url);
    else if (url.includes("assistant")) assistant.push(url);
  });
  return { chat, assistant };
}

const occasions: Readonly<Record<string, Gesture>> = {
  ...gestures,
  "5 seconds": (page) => page.clock.fastForward(5_000),
};

for (const [name, gesture] of Object.entries(occasions)) {
  test(`another company's chat comes at the first ${name}, not before, in the assistant's place`, async ({
    page,
  }) => {
    const { chat, assistant } = watch(page);
    await page.clock.install();
    await open(page, "/about/");
    expect(chat).toEqual([]);
    const asked = page.waitForRequest(chatUrl);
    await gesture(page);
    await asked;
    await page.waitForLoadState("networkidle");
    expect(chat).toHaveLength(1);
    expect(assistant).toEqual([]);
    await expect(page.getByRole("button", { name: en.button.open })).toHaveCount(0);
  });
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  inTurn(test)(
    `in ${language} the policy lets the chat run and frame its hosts, and nobody else`,
    async ({ page }) => {
      await serveChat(page, "document.documentElement.dataset.chat = 'runs'");
      await page.route("https://frames.example.com/", (route) => route.fulfill({ body: "framed" }));
      await open(page, localizePath("/", language));
      await pressKey(page);
      await expect(page.locator("html[data-chat=runs]")).toBeAttached();
      const refused = await page.evaluate(async () => {
        const seen: string[] = [];
        document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
          seen.push(new URL(blockedURI).origin);
        });
        const settled = (target: EventTarget, event: string) =>
          new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
        const allowed = document.createElement("iframe");
        const other = allowed.cloneNode() as HTMLIFrameElement;
        allowed.src = "https://frames.example.com/";
        other.src = "https://evil.example/";
        const loaded = settled(allowed, "load");
        document.body.append(allowed);
        await loaded;
        // A refused frame loads as well: an empty page, which may come before the event.
        const refusal = settled(document, "securitypolicyviolation");
        document.body.append(other);
        await refusal;
        return seen;
      });
      expect(refused).toEqual(["https://evil.example"]);
      await expect(page.locator("iframe").first().contentFrame().getByText("framed")).toBeVisible();
    },
  );
}

test("the chat stays through navigation and is not loaded again", async ({ page }) => {
  const { chat } = watch(page);
  await serveChat(
    page,
    "document.body.insertAdjacentHTML('beforeend', '<button>Chat with us</button>')",
  );
  await open(page, "/");
  await pressKey(page);
  await expect(page.getByRole("button", { name: "Chat with us" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await pressKey(page);
  await expect(page.getByRole("button", { name: "Chat with us" })).toHaveCount(1);
  expect(chat).toHaveLength(1);
});

async function navigates(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-load-failure]")).toBeHidden();
}

for (const [failure, body] of [
  ["throws", "throw new Error('the chat is broken')"],
  ["is no script", "<html>"],
] as const) {
  test(`a chat that ${failure} leaves the page whole`, async ({ page }) => {
    await serveChat(page, body);
    await open(page, "/about/");
    const failed = page.waitForEvent("pageerror");
    await pressKey(page);
    await failed;
    await navigates(page);
  });
}

for (const [failure, fail] of [
  ["is not found", (page: Page) => page.route(chatUrl, (route) => route.fulfill({ status: 404 }))],
  ["cannot be reached", (page: Page) => page.route(chatUrl, (route) => route.abort())],
  ["hangs", (page: Page) => page.route(chatUrl, () => undefined)],
] as const) {
  test(`a chat that ${failure} leaves the page whole and the site silent`, async ({ page }) => {
    await fail(page);
    await page.route(/googletagmanager/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const { messages } = observe(page);
    await open(page, "/about/");
    const asked = page.waitForRequest(chatUrl);
    await pressKey(page);
    await asked;
    await navigates(page);
    // The browser itself notes a failed request; the site adds nothing to it.
    expect(messages.filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
  });
}

test("a chat whose loader does not come leaves the page whole", async ({ page }) => {
  await page.route(/\/chat-[0-9a-f]+\.js$/, (route) => route.abort());
  await open(page, "/about/");
  const failed = page.waitForEvent("requestfailed");
  await pressKey(page);
  await failed;
  await navigates(page);
});
