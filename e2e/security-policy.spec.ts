import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { clientHeaders, contactForm, newMessage } from "./site/contactForm";
import { pages, resultPages } from "./site/content";
import { pressKey } from "./site/gestures";
import { resize } from "./site/layout";
import { observe, open } from "./site/open";
import { turnsOf } from "./site/turns";

/** Tries what a policy is there to refuse: a script, code in an attribute, a style, another host. */
const attack = (page: Page) =>
  page.evaluate(() => {
    const attempts = [
      () => {
        const script = document.createElement("script");
        script.append("window.injected = true");
        document.body.append(script);
      },
      () => {
        const holder = document.createElement("div");
        holder.innerHTML = '<img src="data:," onerror="window.injected = true">';
        document.body.append(holder);
      },
      () => {
        const style = document.createElement("style");
        style.textContent = "body { display: none }";
        document.body.append(style);
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch (error) {
        // Where browsers know Trusted Types, they refuse so.
        if (!(error instanceof TypeError)) throw error;
      }
    }
    fetch("https://evil.example/").catch(() => undefined);
  });

/** Presses every button that sends nothing, of what opens as well, writes into every field, and looks at the end. */
async function useAll(page: Page): Promise<void> {
  await pressKey(page);
  // The first interaction brings the assistant, which comes in its own time.
  await page.locator("[data-assistant] button").first().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    const used = new Set<Element>();
    const isNew = (button: Element) => button.checkVisibility() && !used.has(button);
    const next = () =>
      Array.from(document.querySelectorAll<HTMLElement>("button:not([type=submit]), summary")).find(
        isNew,
      );
    for (let button = next(); button && used.size < 200; button = next()) {
      used.add(button);
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await page.keyboard.press("Escape");
  for (const field of await page.locator("input[type=search], textarea").all())
    if (await field.isVisible()) await field.fill("erp");
  await page.keyboard.press("End");
}

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 700 };
/** The pages that have controls, as the drawer's and the bar's, in small windows only. */
const otherOnPhones = ["/", "/contact/"];
/** The form last, to be sent then. */
const routes = [...pages, ...resultPages]
  .map(({ route }) => route)
  .filter((route) => route !== "/contact/")
  .concat("/no-such-page/", "/contact/");

for (const language of languageCodes) {
  test(`nothing of the site in ${language} is against its policy, used all over, and what is put into it is refused`, async ({
    page,
  }) => {
    test.slow();
    const isTurn = turnsOf(language);
    const refused: string[] = [];
    await page.exposeFunction("noteRefusal", (what: string) => void refused.push(what));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { effectiveDirective, blockedURI, sample } = event;
        const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
        noteRefusal(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
      });
    });
    await page.setExtraHTTPHeaders(clientHeaders());
    const observed = observe(page);
    // Each page as a document of its own: its own policy is in force, not that of the first. What its
    // controls bring is the same in every language; as they come, every-page.spec.ts looks at all.
    for (const route of routes) {
      const isWhole = isTurn();
      const isOther = otherOnPhones.includes(route);
      if (!isWhole && !isOther) continue;
      await open(page, localizePath(route, language));
      if (isWhole) await useAll(page);
      if (!isOther) continue;
      await resize(page, phone);
      await useAll(page);
      await resize(page, wide);
    }
    const { path, fill, send, t } = contactForm(page, language);
    await fill(newMessage(language));
    await send.click();
    await page.getByRole("button", { name: t.sent.again }).waitFor();
    // The browser reports every address that is not found; one page is there for that.
    const isOther = (message: string) => !/status of 404/.test(message);
    expect.soft(observed.messages.filter(isOther)).toEqual([]);
    expect.soft(observed.foreign).toEqual([]);
    expect(refused).toEqual([]);

    await attack(page);
    const directives = ["require-trusted-types-for", "style-src-elem", "connect-src"];
    const seen = directives.map((directive) => expect.stringContaining(`${path}: ${directive}`));
    await expect.poll(() => refused).toEqual(expect.arrayContaining(seen));
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    await expect(page.locator("body")).toBeVisible();
  });
}
