import { expect, test } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";

for (const language of languageCodes) {
  const path = localizePath("/services/erp-system/", language);

  test(`${path} runs no script and asks no host that was put into it`, async ({ page }) => {
    await open(page, path);
    const violated = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => {
        seen.push(event.effectiveDirective);
      });
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      const holder = document.createElement("div");
      holder.innerHTML = '<img src="data:," onerror="window.injected = true">';
      document.body.append(holder);
      await fetch("https://evil.example/").catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return seen;
    });
    expect(violated).toContain("script-src-elem");
    expect(violated).toContain("script-src-attr");
    expect(violated).toContain("connect-src");
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
  });
}
