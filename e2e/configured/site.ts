import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { startServer } from "../../server/testing/testServer";
import { configuredEnvironment, configuredFolder } from "../../tools/lib/configuredSite";

/** The script of the third-party chat. */
export const chatUrl: string = configuredEnvironment.GATSBY_CHAT_SCRIPT_URL;

export const isChat = (url: URL): boolean => url.href === chatUrl;

/** Every address of Google's tag. */
export const tagUrl = /^https:\/\/www\.googletagmanager\.com\//;

/** Stubs the tag's host with an empty script, unless another is given. */
export const serveTag = (page: Page, body = "") =>
  page.route(tagUrl, (route) => route.fulfill({ contentType: "text/javascript", body }));

/** Tests of the site as tools/lib/configuredSite.ts configures it, on a server of their own. */
export const test = base.extend<object, { configuredUrl: string }>({
  configuredUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to be there
    async ({}, use) => {
      if (!existsSync(join(configuredFolder, "public/redirects.json"))) {
        throw new Error("The configured site is not built. Build it: npm run build:configured");
      }
      const server = await startServer(configuredFolder);
      await use(server.url.replace("127.0.0.1", "localhost"));
      await server.kill();
    },
    { scope: "worker" },
  ],
  baseURL: ({ configuredUrl }, use) => use(configuredUrl),
  page: async ({ page }, use) => {
    // Tests name pages by their paths on the site, wherever the site is deployed.
    const goto = page.goto.bind(page);
    page.goto = (url, options) =>
      goto(url.startsWith("/") ? configuredEnvironment.PATH_PREFIX + url : url, options);
    // A chat that does nothing; what a test routes itself comes before it.
    await page.route(chatUrl, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await use(page);
  },
});
