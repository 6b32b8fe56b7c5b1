import { expect, type Page } from "@playwright/test";
import { languageCodes } from "../../src/i18n/languages";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { contactForm, newMessage } from "../site/contactForm";
import { open } from "../site/open";
import { testsInTurn } from "../site/turns";
import { test } from "./site";

const endpoint = configuredEnvironment.GATSBY_CONTACT_ENDPOINT;
const { origin } = new URL(endpoint);

/** The endpoint on its own host, as it answers pages of an origin it knows. */
async function serveEndpoint(page: Page, status: number, answer: object): Promise<unknown[]> {
  const taken: unknown[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    if (request.method() === "POST") taken.push(request.postDataJSON());
    await route.fulfill({
      status: request.method() === "OPTIONS" ? 204 : status,
      headers: {
        "access-control-allow-origin": new URL(page.url()).origin,
        "access-control-allow-headers": "content-type",
      },
      contentType: "application/json",
      body: JSON.stringify(answer),
    });
  });
  return taken;
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  test.describe(`with an endpoint on another host, in ${language}`, () => {
    inTurn(test)("the form posts there, with and without a script", async ({ page }) => {
      const { t, path, send, fill, notice } = contactForm(page, language);
      const message = newMessage(language);
      await open(page, path);
      const taken = await serveEndpoint(page, 202, { id: "1" });
      await expect(page.getByRole("form", { name: t.form.label })).toHaveAttribute(
        "action",
        endpoint,
      );
      await fill(message);
      await send.click();
      await expect(notice(t.sent.text)).toBeFocused();
      expect(taken).toEqual([expect.objectContaining({ ...message, language })]);
    });

    inTurn(test)("the policy allows exactly that host", async ({ page }) => {
      await page.goto(contactForm(page, language).path);
      const policy = await page
        .locator('meta[http-equiv="Content-Security-Policy"]')
        .getAttribute("content");
      expect(policy).toContain(`form-action 'self' ${origin}`);
      expect(policy).toMatch(new RegExp(`connect-src [^;]*${origin}(;|$| )`));
      expect(policy).not.toMatch(new RegExp(`(script|img|style|default)-src [^;]*${origin}`));
    });
  });
}
