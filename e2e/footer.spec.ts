import { expect, test } from "@playwright/test";
import { whatsappLink } from "../src/contact/addresses";
import { languageCodes, languages } from "../src/i18n/languages";
import { footerPages } from "../src/i18n/menuPages";
import { localizePath } from "../src/i18n/paths";
import { company, say, services } from "./site/content";
import { observe, open } from "./site/open";
import { fill, words } from "./site/words";

for (const language of languageCodes) {
  const t = words(language);
  const path = (route: string) => localizePath(route, language);

  test.describe(`the footer in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("holds the brand, the links, the services, the contact and the current year", async ({
      page,
    }) => {
      // Long after the build.
      await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
      const observed = observe(page);
      await open(page, path("/about/"));
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText(say(company.blurb, language));

      for (const { name, url } of company.social) {
        const label = fill(t.footer.social.label, { name: company.name, network: name });
        const link = footer.getByRole("link", { name: label });
        await expect(link).toHaveAttribute("href", url);
        await expect(link).toHaveAttribute("rel", /noopener/);
      }

      const quick = footer.getByRole("navigation", { name: t.footer.quickLinks.title });
      for (const { name, route } of footerPages) {
        const link = quick.getByRole("link", { name: t.nav[name].link });
        await expect(link).toHaveAttribute("href", path(route));
      }

      const list = footer.getByRole("navigation", { name: t.footer.services.title });
      await expect(list.getByRole("link")).toHaveCount(services.length);
      for (const service of services) {
        const link = list.getByRole("link", { name: say(service.title, language), exact: true });
        await expect(link).toHaveAttribute("href", path(service.path));
      }

      const email = footer.getByRole("link", { name: company.email });
      await expect(email).toHaveAttribute("href", `mailto:${company.email}`);
      const phone = footer.getByRole("link", { name: company.phone });
      await expect(phone).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
      const whatsapp = footer.getByRole("link", { name: company.whatsapp });
      await expect(whatsapp).toHaveAttribute("href", whatsappLink(company.whatsapp));
      await expect(phone.locator("bdi")).toHaveAttribute("dir", "ltr");
      const place = {
        city: company.address.locality[language],
        country: company.address.country[language],
      };
      await expect(footer).toContainText(fill(t.footer.contact.place, place));
      await expect(footer).toContainText(
        fill(t.footer.copyright.text, { year: "2031", name: company.name }),
      );
      expect(observed.messages).toEqual([]);
    });
  });
}
