/** Tests pages that stay open while releases of their site are published and rolled back. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { createSite } from "../../server/site";
import { sampleQuestions } from "../../src/assistant/testing/sampleQuestions";
import { readContactConfig } from "../../src/contact/endpoint/config";
import { createContactEndpoint } from "../../src/contact/endpoint/contact";
import { endpointPath } from "../../src/contact/contract";
import { defaultLanguage as language } from "../../src/i18n/languages";
import type assistant from "../../locales/en/assistant.json";
import { publish, rollBack } from "../../tools/lib/publish";
import { wordsByLanguage } from "../../testing/wordsByLanguage";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./contactForm";
import { say, services } from "./content";
import { pressKey } from "./gestures";
import { open, scriptsReady } from "./open";
import { words } from "./words";

const t = words(language);
const assistantWords = wordsByLanguage<typeof assistant>("assistant")[language];

/** A server of releases, the first of which is the site under test. */
async function openReleases() {
  const releases = await mkdtemp(join(tmpdir(), "fts-releases-"));
  await publish("public", releases);
  const contact = createContactEndpoint(
    readContactConfig({ CONTACT_DATABASE_URL: process.env.E2E_DATABASE_URL, SMTP_URL: "" }),
  );
  const server = createSite({ root: join(releases, "current"), contact });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const close = async () => {
    server.server.closeAllConnections();
    await Promise.all([server.close(), contact.close()]);
    await rm(releases, { recursive: true });
  };
  return { releases, url, close };
}

/** The documents that a page loads, and what it asks for in vain besides a page that is gone. */
function watch(page: Page, gone: string) {
  const documents: string[] = [];
  const missing: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().includes(gone)) missing.push(response.url());
  });
  return { documents, missing };
}

/** Asks the assistant for a price. */
async function askForPrice(page: Page): Promise<void> {
  await pressKey(page);
  await page.getByRole("button", { name: assistantWords.button.open }).click();
  const panel = page.getByRole("dialog", { name: assistantWords.panel.title });
  const { price, holds } = sampleQuestions(language);
  await panel.getByRole("textbox", { name: assistantWords.form.label }).fill(price);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("log").getByRole("article").last()).toContainText(holds);
  await page.keyboard.press("Escape");
}

/** Searches for a service, which has to come first. */
async function find(page: Page, title: string): Promise<void> {
  await page.getByRole("main").getByRole("searchbox").fill(title);
  const found = page.getByRole("main").getByRole("article").first();
  await expect(found.getByRole("heading")).toHaveText(title);
  await expect(page).toHaveURL(/search=/);
}

const footerLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: t.footer.quickLinks.title })
    .getByRole("link", { name, exact: true });

/**
 * @param other the folder of the other site
 * @param title of a service that only the other site has
 * @param gone the address of one that it does not have
 */
export function testReleases(other: string, title: string, gone: string): void {
  test("pages that are open go on working across two releases and a rollback @window", async ({
    page,
    context,
  }) => {
    const { releases, url, close } = await openReleases();
    await context.setExtraHTTPHeaders(clientHeaders());
    const removed = gone.replace(/\/$/, "");
    const { documents, missing } = watch(page, removed);
    // Of the first release until all is over.
    const tab = await context.newPage();
    const ofTab = watch(tab, removed);
    const { field, fill, send } = contactForm(page, language);
    const message = newMessage(language);
    try {
      await open(tab, `${url}/services/`);
      // What is behind another tab draws, and so answers, a few times a second at most.
      await page.bringToFront();
      await open(page, `${url}/contact/`);
      await fill(message);
      await publish(other, releases);

      // The assistant's code comes now, and is of the release that the page is of.
      await askForPrice(page);

      // A link loads the new release once, and not before the message has arrived.
      await page.route(`**${endpointPath}`, async (route) => {
        await delay(1000);
        await route.continue();
      });
      documents.length = 0;
      await send.click();
      await footerLink(page, t.nav.about.link).click();
      await expect(page).toHaveURL(`${url}/about/`);
      await scriptsReady(page);
      expect(documents).toEqual(["/about/"]);
      expect(await messagesHolding(message.email)).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL(`${url}/contact/`);

      // Back to the first release: the search of the second still has its code and its index.
      await open(page, `${url}/services/`);
      await rollBack(releases);
      await find(page, title);
      documents.length = 0;
      await footerLink(page, t.nav.contact.link).click();
      await expect(page).toHaveURL(`${url}/contact/`);
      await scriptsReady(page);
      expect(documents).toEqual(["/contact/"]);

      // What is typed and not sent outlives the next release.
      await fill({ message: message.message });
      await publish(other, releases);
      await footerLink(page, t.nav.about.link).click();
      await expect(page).toHaveURL(`${url}/about/`);
      await scriptsReady(page);
      await footerLink(page, t.nav.contact.link).click();
      await expect(field("message")).toHaveValue(message.message);
      expect(missing).toEqual([]);

      // The tab still finds what only its own release has, asks, and leaves for the new one once.
      await tab.bringToFront();
      await find(tab, say(services.find(({ path }) => path === gone)!.title, language));
      await askForPrice(tab);
      expect(ofTab.documents).toEqual(["/services/"]);
      await footerLink(tab, t.nav.contact.link).click();
      await expect(tab).toHaveURL(`${url}/contact/`);
      await scriptsReady(tab);
      expect(ofTab.documents).toEqual(["/services/", "/contact/"]);
      const late = newMessage(language);
      const form = contactForm(tab, language);
      await form.fill(late);
      await form.send.click();
      await tab.getByRole("button", { name: t.contact.sent.again }).waitFor();
      expect(await messagesHolding(late.email)).toHaveLength(1);
      expect(ofTab.missing).toEqual([]);
    } finally {
      await close();
    }
  });

  test("what is typed before the scripts start outlives a release in that moment", async ({
    page,
  }) => {
    const { releases, url, close } = await openReleases();
    const { documents, missing } = watch(page, gone.replace(/\/$/, ""));
    const { field } = contactForm(page, language);
    try {
      let start = () => {};
      const started = new Promise<void>((resolve) => (start = resolve));
      await page.route(/\/app-[^/]*\.js$/, async (route) => {
        await started;
        await route.continue();
      });
      await page.goto(`${url}/contact/`);
      await field("name").fill("Nadia");
      await publish(other, releases);
      start();
      await expect.poll(() => documents).toEqual(["/contact/", "/contact/"]);
      await scriptsReady(page);
      await expect(field("name")).toHaveValue("Nadia");
      expect(missing).toEqual([]);
    } finally {
      await close();
    }
  });
}
