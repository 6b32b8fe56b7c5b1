import { expect, test, type Page } from "@playwright/test";
import { parse, serialize, type DefaultTreeAdapterMap } from "parse5";
import { elementsOf, type HtmlElement } from "../src/hosting/build/html";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company } from "./site/content";
import { observe, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

// Proxies between server and visitor rewrite pages. What Cloudflare does by default leaves them
// alone, by their own marks; whatever else is changed, they are whole once their scripts have run.

type Rewrite = (html: string) => string;

/** Cloudflare's code of an address: a key, and each byte combined with it. */
function encoded(address: string): string {
  const key = 0x6e;
  const bytes = [key, ...Array.from(Buffer.from(address), (byte) => byte ^ key)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const decoder =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';

/** Cloudflare's e-mail obfuscation, of a part of a page without marks. */
function obfuscated(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  const own = body
    .replace(/href="mailto:([^"?]+)[^"]*"/g, (_, address: string) => {
      return `href="/cdn-cgi/l/email-protection#${encoded(address)}"`;
    })
    .replace(/(>[^<]*?)([\w.]+@[\w.]+\w)(?=[^<]*<)/g, (_, before: string, address: string) => {
      const code = encoded(address);
      return `${before}<span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span>`;
    });
  return own === body ? html : head + own.replace("</body>", `${decoder}</body>`);
}

/** The same, which leaves alone what is marked. */
const obfuscate: Rewrite = (html) => {
  const kept: string[] = [];
  const open = html.replace(/<!--email_off-->[^]*?<!--\/email_off-->/g, (part) => {
    kept.push(part);
    return `<!--kept ${kept.length - 1}-->`;
  });
  return obfuscated(open).replace(/<!--kept (\d+)-->/g, (_, index: string) => kept[+index] ?? "");
};

/** Cloudflare's Rocket Loader: scripts wait for its own. */
const delayScripts: Rewrite = (html) =>
  html
    .replace(
      /<script(?![^>]*data-cfasync="false")(?![^>]*type=)/g,
      '<script type="4f1a-text/javascript"',
    )
    .replace(
      "</body>",
      '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="4f1a-|49" defer></script></body>',
    );

/** A minifier that drops all comments and the blanks between elements. */
const minify: Rewrite = (html) => html.replace(/<!--[^]*?-->/g, "").replace(/>\s+</g, "><");

/** A translator that wraps every text, and says so. */
const translate: Rewrite = (html) => {
  const document = parse(html);
  const isText = (node: DefaultTreeAdapterMap["childNode"]) =>
    node.nodeName === "#text" && "value" in node && node.value.trim() !== "";
  for (const element of [...elementsOf(document)]) {
    if (/^(html|head|title|script|style|template|option|textarea)$/.test(element.tagName)) continue;
    element.childNodes = element.childNodes.map((node) => {
      if (!isText(node)) return node;
      const font = { ...element, nodeName: "font", tagName: "font", attrs: [] } as HtmlElement;
      font.childNodes = [node];
      return font;
    });
  }
  return serialize(document).replace("<html", '<html class="translated-ltr"');
};

async function rewrite(page: Page, change: Rewrite): Promise<void> {
  await page.route("**/cdn-cgi/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const routes = ["/", "/contact/", "/services/erp-system/", "/faq/"];

  /** The page is hydrated and complete, its addresses are links, and the next page opens. */
  async function expectWhole(page: Page, route: string): Promise<void> {
    await page.goto(localizePath(route, language));
    await scriptsReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
    const address = page
      .getByRole("contentinfo")
      .getByRole("link", { name: company.email, exact: true });
    await expect(address).toHaveAttribute("href", `mailto:${company.email}`);
    await expect(page.locator(".__cf_email__")).toHaveCount(0);
    await page
      .getByRole("navigation", { name: t.footer.quickLinks.title })
      .getByRole("link", { name: t.nav.about.link })
      .click();
    await expect(page).toHaveURL(localizePath("/about/", language));
    await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
  }

  test.describe(`a proxy that rewrites pages in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    for (const [name, change] of Object.entries({ obfuscate, delayScripts })) {
      inTurn(test)(`Cloudflare leaves a page alone: ${name}`, async ({ page }) => {
        const { messages } = observe(page);
        await rewrite(page, change);
        for (const route of routes) await expectWhole(page, route);
        expect(messages).toEqual([]);
      });
    }

    for (const [name, change] of Object.entries({ obfuscated, minify, translate })) {
      inTurn(test)(`a page is whole in spite of it: ${name}`, async ({ page }) => {
        await rewrite(page, change);
        for (const route of routes) await expectWhole(page, route);
      });
    }
  });
}
