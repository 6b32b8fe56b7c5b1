import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./site/contactForm";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

// What an extension, a web view or a privacy setting takes away or replaces must not cost the page.

/** Changes of a browser, run in the page before anything else. */
const changes: Record<string, () => void> = {
  "no list of languages": () => Object.defineProperty(navigator, "languages", { value: undefined }),
  "a text for the list of languages": () =>
    Object.defineProperty(navigator, "languages", { value: "ar-EG" }),
  "languages that are no texts": () =>
    Object.defineProperty(navigator, "languages", { value: [null, 7, {}, "fr"] }),
  "media queries of the old kind": () => {
    const { matchMedia } = window;
    Object.defineProperty(window, "matchMedia", {
      value: (query: string) => ({ matches: matchMedia.call(window, query).matches, media: query }),
    });
  },
  "no media queries": () => Object.defineProperty(window, "matchMedia", { value: undefined }),
  "media queries without an answer": () =>
    Object.defineProperty(window, "matchMedia", { value: () => null }),
  "no observers": () => {
    for (const name of ["IntersectionObserver", "ResizeObserver", "MutationObserver"])
      Object.defineProperty(window, name, { value: undefined, writable: true, configurable: true });
  },
  "storage that is undefined": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { value: undefined });
  },
  "storage that gives no texts": () => {
    Object.defineProperty(Storage.prototype, "getItem", { value: () => ({}) });
  },
  "a connection that is null": () =>
    Object.defineProperty(navigator, "connection", { value: null }),
  "a connection of other types": () =>
    Object.defineProperty(navigator, "connection", { value: { saveData: "no", effectiveType: 4 } }),
  "no word on being online": () => Object.defineProperty(navigator, "onLine", { value: undefined }),
  "idle callbacks that are none": () =>
    Object.defineProperty(window, "requestIdleCallback", { value: null }),
  "no performance entries": () =>
    Object.defineProperty(Performance.prototype, "getEntriesByType", { value: undefined }),
  "no clock": () =>
    Object.defineProperty(window, "performance", { value: undefined, configurable: true }),
  "a visible part of another kind": () =>
    Object.defineProperty(window, "visualViewport", { value: {} }),
  "no randomness": () => Object.defineProperty(window, "crypto", { value: undefined }),
  "no limit for requests": () => Reflect.deleteProperty(AbortSignal, "timeout"),
  "no formats": () => {
    for (const name of ["NumberFormat", "PluralRules", "DateTimeFormat", "ListFormat", "Segmenter"])
      Object.defineProperty(Intl, name, { value: undefined });
  },
  "a policy of another for Trusted Types": () => {
    const { trustedTypes } = window as {
      trustedTypes?: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes?.createPolicy("default", { createHTML: (text: string) => text });
  },
  "everything that tells of the visitor throws": () => {
    const deny = () => {
      throw new Error("denied");
    };
    for (const name of ["languages", "language", "connection", "onLine", "doNotTrack"])
      Object.defineProperty(navigator, name, { get: deny });
    for (const name of ["matchMedia", "visualViewport", "localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    Object.defineProperty(document, "referrer", { get: deny });
    Object.defineProperty(document, "cookie", { get: deny, set: deny });
  },
};

/** The page is there, hydrated, without a message, and its links and menus work. */
async function expectWhole(page: Page, language: (typeof languageCodes)[number]): Promise<void> {
  const t = words(language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-load-failure]")).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
  const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label }).first();
  const before = await toggle.getAttribute("aria-checked");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-checked", before === "true" ? "false" : "true");
  await page
    .getByRole("navigation", { name: t.footer.quickLinks.title })
    .getByRole("link", { name: t.nav.contact.link })
    .click();
  await expect(page).toHaveURL(localizePath("/contact/", language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  test.describe(`an odd browser in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });
    for (const [name, change] of Object.entries(changes)) {
      inTurn(test)(`has ${name}`, async ({ page }) => {
        await page.setExtraHTTPHeaders(clientHeaders());
        await page.addInitScript(change);
        for (const route of ["/", "/services/", "/about/"]) {
          await open(page, localizePath(route, language));
          await expectWhole(page, language);
        }
        const { t, fill, send, notice } = contactForm(page, language);
        const values = newMessage(language);
        await fill(values);
        await send.click();
        await expect(notice(t.sent.text)).toBeVisible();
        expect(await messagesHolding(values.email)).toHaveLength(1);
      });
    }
  });
}
