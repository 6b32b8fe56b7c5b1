import { expect, test, type Locator, type Page } from "@playwright/test";
import { phoneLink, whatsappLink } from "../src/contact/addresses";
import { languageCodes, otherLanguages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company, projects, say, services } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

/** What stays at the foot of small windows: the bar of actions and the assistant's button. */
for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const path = (route: string) => localizePath(route, language);
  const bar = (page: Page) => page.getByRole("navigation", { name: t.reach.label });
  const firstWay = (page: Page) => page.locator("[data-foot] a").first();
  const assistant = (page: Page) => page.locator("[data-assistant] button");
  const line = (page: Page) => page.locator("[data-language-line]");
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const toEnd = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  /** Nothing of the footer, and nothing that has the focus. */
  async function expectNothingCovered(page: Page): Promise<void> {
    for (const width of [320, 390, 768]) {
      await resize(page, { width, height: 640 });
      await toEnd(page);
      const footer = await boxOf(page.getByRole("contentinfo"));
      expect.soft(footer.y + footer.height).toBeLessThanOrEqual((await boxOf(bar(page))).y + 1);
      const ends = await page.locator("main a, footer a").evaluateAll((links: HTMLElement[]) =>
        links.map((link) => {
          link.focus();
          const { bottom } = link.getBoundingClientRect();
          return { text: link.innerText, isFocused: link === document.activeElement, bottom };
        }),
      );
      const covered = ends.filter(({ isFocused, bottom }) => !isFocused || bottom > 640 - 64 + 1);
      expect.soft(covered, `${width} px`).toEqual([]);
    }
  }

  /** A project's dialog, at every width. */
  async function expectDialogOnTop(page: Page): Promise<void> {
    const title = say(projects[1]!.title, language);
    const card = page.getByRole("main").getByRole("link", { name: title });
    for (const width of [320, 390, 768]) {
      await resize(page, { width, height: 640 });
      await card.click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      const covered = () =>
        dialog.evaluate(
          (element) =>
            !element.contains(
              document.elementFromPoint(innerWidth / 2, element.getBoundingClientRect().bottom - 8),
            ),
        );
      await expect.poll(covered, `${width} px`).toBe(false);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  }

  test.describe(`the foot of the window in ${language}`, () => {
    test.use({
      contextOptions: { reducedMotion: "reduce" },
      viewport: { width: 390, height: 800 },
    });

    test("leads to WhatsApp, telephone and quote, in one row with the assistant, and covers nothing", async ({
      page,
    }) => {
      await open(page, path("/about/"));
      const links = bar(page).getByRole("link");
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(addresses).toEqual([
        whatsappLink(company.whatsapp),
        phoneLink(company.phone),
        path("/contact/"),
      ]);
      await page.keyboard.press("Shift");
      await expect(assistant(page)).toBeVisible();
      for (const width of [320, 390, 768]) {
        await resize(page, { width, height: 640 });
        const { y, height, ...rest } = await boxOf(bar(page));
        expect([rest.x, rest.width, y + height], `${width} px`).toEqual([0, width, 640]);
        expect(height, `${width} px`).toBeLessThanOrEqual(65);
        const boxes = await Promise.all([...(await links.all()), assistant(page)].map(boxOf));
        const places = boxes.sort((a, b) => a.x - b.x);
        for (const [index, place] of places.entries()) {
          expect(place.y, `${width} px`).toBeGreaterThanOrEqual(y);
          expect(place.height, `${width} px`).toBeGreaterThanOrEqual(44);
          const next = places[index + 1]?.x ?? width;
          expect(place.x + place.width, `${width} px`).toBeLessThanOrEqual(next);
        }
      }
      await expectNothingCovered(page);

      await resize(page, { width: 992, height: 640 });
      await expect(bar(page)).toBeHidden();
      const inHeader = page.getByRole("banner").getByRole("link", { name: t.reach.quote });
      await expect(inHeader).toBeVisible();
      await expect(inHeader).toHaveAttribute("href", path("/contact/"));
    });

    inTurn(test)(
      "makes way for what is typed, the menu and the assistant, and leaves gold to the page",
      async ({ page }) => {
        await open(page, path("/contact/"));
        // It would lead to where one is.
        await expect(page.getByRole("link", { name: t.reach.quote, exact: true })).toHaveCount(0);
        await page.keyboard.press("Shift");
        await expect(assistant(page)).toBeVisible();
        await page.getByRole("textbox").first().focus();
        await expect(bar(page)).toBeHidden();
        await expect(assistant(page)).toBeHidden();
        await page.getByRole("textbox").first().blur();
        await expect(bar(page)).toBeVisible();
        const onTop = () =>
          firstWay(page).evaluate((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
        expect(await onTop()).toBe(true);
        await page.getByRole("button", { name: t.nav.menu.open }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect.poll(onTop).toBe(false);
        await page.keyboard.press("Escape");
        await expect.poll(onTop).toBe(true);
        await assistant(page).click();
        await expect.poll(onTop).toBe(false);
        await page.keyboard.press("Escape");
        await expect.poll(onTop).toBe(true);

        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: say(services[0]!.title, language), exact: true })
          .click();
        await expect(page).toHaveURL(path(services[0]!.path));
        await expect(page.locator("h1")).toHaveText(say(services[0]!.title, language));
        await expect(bar(page).getByRole("link", { name: t.reach.quote })).toHaveAttribute(
          "href",
          `${path("/contact/")}?service=${services[0]!.id}`,
        );
        for (const width of [320, 390, 768, 1440]) {
          await resize(page, { width, height: 900 });
          const golden = await page
            .getByRole("link", { name: t.reach.quote, exact: true })
            .filter({ visible: true })
            .evaluateAll((links) =>
              links
                .filter((link) => link.getBoundingClientRect().top < innerHeight)
                .map((link) => getComputedStyle(link).backgroundImage)
                .filter((image) => image.includes("gradient")),
            );
          expect(golden, `${width} px`).toHaveLength(1);
        }
      },
    );

    for (const other of otherLanguages(language)) {
      test(`the line in ${other} stands below the header, scrolls away and covers no control`, async ({
        page,
      }) => {
        await page.addInitScript((code) => localStorage.setItem("language", code), other);
        await open(page, path("/"));
        for (const width of [320, 390, 768, 1440]) {
          await resize(page, { width, height: 640 });
          const { x, y, width: taken, height } = await boxOf(line(page));
          const header = await boxOf(page.getByRole("banner"));
          expect(y, `${width} px`).toBeGreaterThanOrEqual(header.y + header.height - 1);
          expect([x >= 0, x + taken <= width], `${width} px`).toEqual([true, true]);
          const controls = page.getByRole("main").locator("a:visible, button:visible");
          for (const box of await controls.evaluateAll((all) =>
            all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
          )) {
            const apart = box.top >= y + height - 1 || box.bottom <= y + 1;
            expect(apart, `${width} px, at ${box.x}, ${box.y}`).toBe(true);
          }
        }
        await toEnd(page);
        expect((await boxOf(line(page))).y).toBeLessThan(0);
        await page.evaluate(() => window.scrollTo(0, 0));
        await line(page).getByRole("button").click();
        await expect(line(page)).toBeHidden();
        await expectDialogOnTop(page);
      });
    }
  });
}
