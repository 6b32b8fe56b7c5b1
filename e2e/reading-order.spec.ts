import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { contactForm } from "./site/contactForm";
import { services } from "./site/content";
import { open } from "./site/open";

/** What a screen reader comes by, by the name of the list that is kept of it. */
const readings: Readonly<Record<string, { route: string; reach?: typeof showErrors }>> = {
  home: { route: "/" },
  service: { route: services.find(({ id }) => id === "static-website")!.path },
  "contact-with-errors": { route: "/contact/", reach: showErrors },
};

async function showErrors(page: Page, language: Language): Promise<void> {
  const { send, field } = contactForm(page, language);
  await send.click();
  await expect(field("name")).toHaveAttribute("aria-invalid", "true");
  // The first touch also brings the assistant, which comes in its own time.
  await page.locator("[data-assistant] button").waitFor();
}

for (const language of languageCodes) {
  test.describe(`read aloud in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, { route, reach }] of Object.entries(readings)) {
      test(`${name}: roles, names and order are those of the list`, async ({ page }) => {
        // For the year in the footer.
        await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"));
        await open(page, localizePath(route, language));
        await reach?.(page, language);
        const tree = await page.locator("body").ariaSnapshot();
        // Addresses are not read.
        const read = tree.replace(/^ *- \/url: .*\n/gm, "");
        expect(read).toMatchSnapshot(`${name}-${language}.yml`);
      });
    }
  });
}
