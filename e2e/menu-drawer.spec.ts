import { expect, test } from "@playwright/test";
import { whatsappLink } from "../src/contact/addresses";
import { languageCodes, languages } from "../src/i18n/languages";
import { headerPages } from "../src/i18n/menuPages";
import { localizePath } from "../src/i18n/paths";
import { company, say, services } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { words } from "./site/words";

const phone = { width: 390, height: 800 };

for (const language of languageCodes) {
  const t = words(language);
  const { dir, hrefLang } = languages[language];
  const path = (route: string) => localizePath(route, language);

  test.describe(`the menu on small screens in ${language}`, () => {
    test.use({ locale: hrefLang, viewport: phone });

    test("opens a drawer that keeps the focus, of 250 px at the end of the line, with every page", async ({
      page,
    }) => {
      await open(page, path("/services/erp-system/"));
      const opener = page.getByRole("button", { name: t.nav.menu.open });
      const inHeader = page.getByRole("banner").getByRole("navigation", { name: t.nav.main.label });
      for (const [width, isSmall] of [
        [992, false],
        [991, true],
      ] as const) {
        await resize(page, { ...phone, width });
        await expect(opener).toBeVisible({ visible: isSmall });
        await expect(inHeader).toBeVisible({ visible: !isSmall });
      }
      await resize(page, phone);

      const drawer = page.getByRole("dialog", { name: t.nav.menu.title });
      const close = page.getByRole("button", { name: t.nav.menu.close });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(close).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(drawer.getByRole("link", { name: t.reach.whatsapp })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(close).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(drawer).toBeVisible();
      await expect
        .poll(() => drawer.boundingBox())
        .toEqual({
          x: dir === "ltr" ? phone.width - 250 : 0,
          y: 0,
          width: 250,
          height: phone.height,
        });
      await expect(close).toBeFocused();

      const nav = drawer.getByRole("navigation", { name: t.nav.main.label });
      for (const { name, route } of headerPages.filter(({ name }) => name !== "services")) {
        const link = nav.getByRole("link", { name: t.nav[name].link, exact: true });
        await expect(link).toHaveAttribute("href", path(route));
      }

      const reach = {
        [t.reach.quote]: path("/contact/"),
        [t.reach.whatsapp]: whatsappLink(company.whatsapp),
      };
      for (const [name, href] of Object.entries(reach)) {
        await expect(drawer.getByRole("link", { name })).toHaveAttribute("href", href);
      }

      // On a service's page the submenu is open and marks that service.
      const submenu = nav.getByRole("button", { name: t.nav.services.link });
      await expect(submenu).toHaveAttribute("aria-expanded", "true");
      await expect(submenu.locator("svg")).toHaveCSS("rotate", "180deg");
      const current = nav.getByRole("link", { name: say(services[0]!.title, language) });
      await expect(current).toHaveAttribute("aria-current", "page");
      await submenu.click();
      await expect(current).toBeHidden();
      await expect(submenu).toHaveAttribute("aria-expanded", "false");
      await expect(submenu.locator("svg")).toHaveCSS("rotate", "none");
      await submenu.press("Enter");
      await expect(current).toBeVisible();
      for (const service of services) {
        const link = nav.getByRole("link", { name: say(service.title, language) });
        // Its words are whole: none is cut to an ellipsis.
        const cut = await link.locator("*").evaluateAll((parts) =>
          parts.filter((part) => {
            const { webkitLineClamp, textOverflow } = getComputedStyle(part);
            return webkitLineClamp !== "none" || textOverflow === "ellipsis";
          }),
        );
        expect(cut).toEqual([]);
        await expect(link).toHaveAttribute("href", path(service.path));
      }

      const next = nav.getByRole("link", { name: say(services.at(-1)!.title, language) });
      await next.click();
      await expect(page).toHaveURL(path(services.at(-1)!.path));
      await expect(drawer).toBeHidden();
    });
  });
}
