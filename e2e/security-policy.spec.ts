import { expect, test } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";

for (const language of languageCodes) {
  const path = localizePath("/services/erp-system/", language);

  test(`${path} runs no script and asks no host that was put into it`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        dataset.refused = `${dataset.refused ?? ""} ${effectiveDirective}`;
      });
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      const holder = document.createElement("div");
      holder.innerHTML = '<img src="data:," onerror="window.injected = true">';
      document.body.append(holder);
      fetch("https://evil.example/").catch(() => undefined);
    });
    const refused = async () =>
      (await page.locator("html").getAttribute("data-refused"))?.split(" ");
    const directives = ["script-src-elem", "script-src-attr", "connect-src"];
    await expect.poll(refused).toEqual(expect.arrayContaining(directives));
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
  });
}
