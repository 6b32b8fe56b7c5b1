import { expect, test } from "@playwright/test";
import { navigationTimeoutMs } from "../src/app/navigation";
import { defaultLanguage, languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./site/contactForm";
import { open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

test("two tabs with the form each keep their own text and send their own message @window", async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(clientHeaders());
  const tabs = [page, await context.newPage()].map((tab) => ({
    tab,
    form: contactForm(tab, defaultLanguage),
    message: newMessage(defaultLanguage),
  }));
  for (const { tab, form, message } of tabs) {
    // What is behind another tab draws a few times a second at most.
    await tab.bringToFront();
    await open(tab, form.path);
    await form.fill(message);
  }
  // A draft that both share would be what was typed last.
  for (const { tab, form, message } of tabs) {
    await tab.bringToFront();
    await tab.reload();
    await expect(form.field("message")).toHaveValue(message.message);
  }
  for (const { tab, form } of tabs) {
    await tab.bringToFront();
    await form.send.click();
    await tab.getByRole("button", { name: form.t.sent.again }).waitFor();
  }
  for (const { message } of tabs) {
    expect(await messagesHolding(message.email)).toMatchObject([{ message }]);
  }
});

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  inTurn(test)(
    `styles that never come cost the next page the limit, in ${language}`,
    async ({ page }) => {
      const t = words(language);
      const contact = localizePath("/contact/", language);
      const about = localizePath("/about/", language);
      await page.route(/\/component---src-pages-about[^/]*\.css$/, () => {
        // Never answered.
      });
      await page.clock.install();
      await open(page, contact);
      await page
        .getByRole("navigation", { name: t.footer.quickLinks.title })
        .getByRole("link", { name: t.nav.about.link })
        .click();
      await expect(page.getByText(t.site.loading.text)).toBeVisible();
      await expect(page).toHaveURL(contact);
      await page.clock.fastForward(navigationTimeoutMs);
      // The document of the next page brings its styles with it.
      await expect(page).toHaveURL(about);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await scriptsReady(page);
      await expect(page.locator("[data-load-failure]")).toBeHidden();
    },
  );
}
