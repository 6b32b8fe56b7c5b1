import { expect, type Page } from "@playwright/test";
import { defaultLanguage as language } from "../../src/i18n/languages";
import { configuredEnvironment } from "../../tools/lib/configuredSite";
import { contactForm, newMessage } from "../site/contactForm";
import { open } from "../site/open";
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

test("the form posts to an endpoint on another host, and the policy allows exactly that", async ({
  page,
}) => {
  const { t, path, send, fill, notice } = contactForm(page, language);
  const message = newMessage(language);
  await open(page, path);
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute("content");
  expect.soft(policy).toContain(`form-action 'self' ${origin}`);
  expect.soft(policy).toMatch(new RegExp(`connect-src [^;]*${origin}(;|$| )`));
  expect.soft(policy).not.toMatch(new RegExp(`(script|img|style|default)-src [^;]*${origin}`));

  const taken = await serveEndpoint(page, 202, { id: "1" });
  // Without a script it is posted there, too.
  await expect(page.getByRole("form", { name: t.form.label })).toHaveAttribute("action", endpoint);
  await fill(message);
  await send.click();
  await expect(notice(t.sent.text)).toBeFocused();
  expect(taken).toEqual([expect.objectContaining({ ...message, language })]);
});
