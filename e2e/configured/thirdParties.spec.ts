/** The tag that measures visits and another company's chat: when they come, and what they may break. */
import { expect, type Page, type Route } from "@playwright/test";
import en from "../../locales/en/assistant.json";
import consentWords from "../../locales/en/consent.json";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { type Gesture, gestures, pressKey } from "../site/gestures";
import { nextLoadFailure, observe, open } from "../site/open";
import { chatUrl, serveTag, tagUrl, test } from "./site";

const { GATSBY_ANALYTICS_ID: id, GATSBY_CHAT_HOSTS: chatHost } = configuredEnvironment;
const tag = `https://www.googletagmanager.com/gtag/js?id=${id}`;
const both = [chatUrl, tag];

const serve = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** What a page asks other hosts for, and what of the site's assistant; its clock can be advanced. */
async function watch(page: Page) {
  await serveTag(page);
  const { foreign } = observe(page);
  const assistant: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("assistant")) assistant.push(request.url());
  });
  await page.clock.install();
  return { foreign, assistant };
}

const occasions: readonly (readonly [name: string, gesture: Gesture, asked: string[]])[] = [
  ...Object.entries(gestures).map(([name, gesture]) => [name, gesture, both] as const),
  // As assistive technology clicks, without a mouse; the chat waits on.
  ["click", (page) => page.evaluate(() => document.querySelector("main")!.click()), [tag]],
];

for (const [name, gesture, asked] of occasions) {
  test(`at the first ${name}, and not before, comes what waits for it, once`, async ({ page }) => {
    const { foreign, assistant } = await watch(page);
    await open(page, "/about/");
    expect(foreign).toEqual([]);
    await gesture(page);
    await expect.poll(() => foreign.toSorted()).toEqual(asked);
    await page.waitForLoadState("networkidle");
    expect(foreign.toSorted()).toEqual(asked);
    expect(assistant).toEqual([]);
    await expect(page.getByRole("button", { name: en.button.open })).toHaveCount(0);
  });
}

test("without an interaction the tag comes after 3 seconds, the chat after 5", async ({ page }) => {
  const { foreign, assistant } = await watch(page);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    // The wait as the page asks for it, whatever else is going on.
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay === 3000) document.documentElement.dataset.tagDelay = "3000";
      return setTimeout(run, delay);
    }) as typeof window.setTimeout;
  });
  await open(page, "/about/");
  await expect(page.locator("html[data-tag-delay]")).toBeAttached();
  await page.clock.fastForward(3_000);
  await expect.poll(() => foreign).toContain(tag);
  await page.clock.fastForward(2_000);
  await expect.poll(() => foreign.toSorted()).toEqual(both);
  expect(assistant).toEqual([]);
  await expect(page.getByRole("button", { name: en.button.open })).toHaveCount(0);
});

test("the chat stays, loaded once, and frames its hosts and nobody else", async ({ page }) => {
  const { foreign } = observe(page);
  await serveTag(page);
  await page.route(
    chatUrl,
    serve("document.body.insertAdjacentHTML('beforeend', '<button>Chat with us</button>')"),
  );
  await page.route(`${chatHost}/`, (route) => route.fulfill({ body: "framed" }));
  await open(page, "/");
  await pressKey(page);
  const chat = page.getByRole("button", { name: "Chat with us" });
  await expect(chat).toBeVisible();
  const refused = await page.evaluate(async (host) => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      seen.push(new URL(blockedURI).origin);
    });
    const settled = (target: EventTarget, event: string) =>
      new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
    const allowed = document.createElement("iframe");
    const other = allowed.cloneNode() as HTMLIFrameElement;
    allowed.src = `${host}/`;
    other.src = "https://evil.example/";
    const loaded = settled(allowed, "load");
    document.body.append(allowed);
    await loaded;
    // A refused frame loads as well: an empty page, which may come before the event.
    const refusal = settled(document, "securitypolicyviolation");
    document.body.append(other);
    await refusal;
    return seen;
  }, chatHost);
  expect(refused).toEqual(["https://evil.example"]);
  await expect(page.locator("iframe").first().contentFrame().getByText("framed")).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await pressKey(page);
  await expect(chat).toHaveCount(1);
  expect(foreign.filter((address) => address === chatUrl)).toHaveLength(1);
});

async function navigates(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-load-failure]")).toBeHidden();
}

// Each with what the console says of it, once for the tag and once for the chat.
for (const [failure, fail, error] of [
  ["throw", serve("throw new Error('it is broken')"), "error: it is broken"],
  ["are no scripts", serve("<html>"), "error: Unexpected token '<'"],
  ["are not found", (route: Route) => route.fulfill({ status: 404 })],
  ["cannot be reached", (route: Route) => route.abort()],
  ["hang", () => undefined],
] as const) {
  test(`a tag and a chat that ${failure} leave the page whole and the site silent`, async ({
    page,
  }) => {
    for (const url of [tagUrl, chatUrl]) await page.route(url, fail);
    const { foreign, messages } = observe(page);
    // The browser itself notes a failed request; the site adds nothing to it.
    const said = () => messages.filter((text) => !text.includes("Failed to load resource"));
    await open(page, "/about/");
    await pressKey(page);
    await expect.poll(() => foreign.toSorted()).toEqual(both);
    await expect.poll(said).toEqual(error ? [error, error] : []);
    const { accept } = consentWords.consent;
    await page.getByRole("button", { name: accept, exact: true }).click();
    await navigates(page);
    expect(said()).toHaveLength(error ? 2 : 0);
  });
}

test("a choice and a chat whose own scripts do not come leave the page whole", async ({ page }) => {
  const { foreign } = observe(page);
  await page.route(/\/(?:consent|chat)-[0-9a-f]+\.js$/, (route) => route.abort());
  await open(page, "/about/");
  const failed = ["consent", "chat"].map((name) =>
    page.waitForEvent("requestfailed", (request) => request.url().includes(`/${name}-`)),
  );
  const failure = nextLoadFailure(page);
  await pressKey(page);
  await Promise.all([...failed, failure]);
  await navigates(page);
  const choice = page.getByRole("region", { name: consentWords.consent.label });
  await expect(choice).toHaveCount(0);
  expect(foreign).toEqual([]);
});
