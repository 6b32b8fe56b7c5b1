import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages } from "./site/content";
import { observe, open } from "./site/open";

for (const language of languageCodes) {
  const path = localizePath("/services/erp-system/", language);

  test(`${path} runs no script and asks no host that was put into it`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        dataset.refused = `${dataset.refused ?? ""} ${effectiveDirective}`;
      });
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
    const refused = async () =>
      (await page.locator("html").getAttribute("data-refused"))?.split(" ");
    const directives = ["require-trusted-types-for", "style-src-elem", "connect-src"];
    await expect.poll(refused).toEqual(expect.arrayContaining(directives));
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    await expect(page.locator("body")).toBeVisible();
  });
}

/** Presses every button that sends nothing, of what opens as well, writes into every field, and looks at the end. */
async function useAll(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
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

for (const language of languageCodes) {
  test(`nothing of the site in ${language} is against its policy, used all over`, async ({
    page,
  }) => {
    test.slow();
    const observed = observe(page);
    await open(page, localizePath("/", language));
    for (const { route } of pages) {
      const path = localizePath(route, language);
      const isShown = page.waitForURL((url) => url.pathname === path);
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        path,
      );
      await isShown;
      await useAll(page);
    }
    await page.setViewportSize({ width: 375, height: 700 });
    await useAll(page);
    expect(observed).toEqual({ messages: [], foreign: [] });
  });
}
