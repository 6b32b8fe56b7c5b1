import { expect, test, type Locator } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import { formatPrice } from "../src/i18n/formats";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { say, services } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { wordsByLanguage } from "../testing/wordsByLanguage";

const words = wordsByLanguage<typeof pageSections>("pages");
const compared = services
  .filter(({ comparison }) => comparison)
  .toSorted((a, b) => a.order - b.order);

/** Where things begin: down the page, and along the line in the direction of reading. */
async function beginnings(parts: Locator, language: (typeof languageCodes)[number]) {
  const sign = languages[language].dir === "rtl" ? -1 : 1;
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.map((box) => ({
    down: box!.y,
    along: sign === 1 ? box!.x : -(box!.x + box!.width),
  }));
}

/** Each of the numbers lies behind the one before it. */
const ascends = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);

const layouts = {
  "a column for each": { width: 1280, height: 900 },
  "a card for each, two of them in sight": { width: 390, height: 844 },
};

for (const language of languageCodes) {
  test(`services are compared and drawn in the order of reading, in ${language}`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const expectOrder = async (parts: Locator, layout: string, isAlong: boolean) => {
      const starts = await beginnings(parts, language);
      expect
        .soft(ascends(starts.map(({ along, down }) => (isAlong ? along : down))), layout)
        .toBe(true);
    };

    await open(page, localizePath("/services/", language));
    const table = main.getByRole("table");
    const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    for (const [layout, size] of Object.entries(layouts)) {
      await resize(page, size);
      await expect(table.getByRole("columnheader")).toHaveText(
        Object.values(words[language].comparison),
      );
      await expect(rows).toHaveCount(compared.length);
      await expectOrder(rows.getByRole("rowheader"), layout, true);
      for (const [index, service] of compared.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole("rowheader").getByRole("link")).toHaveText(
          say(service.title, language),
        );
        const { purpose, duration, editor, limits, example } = service.comparison!;
        await expect(row.getByRole("cell")).toHaveText([
          say(purpose, language),
          formatPrice(service.price, language),
          ...[duration, editor, limits, example].map((text) => say(text, language)),
        ]);
        const cells = await beginnings(row.getByRole("cell"), language);
        expect.soft(ascends(cells.map((cell) => cell.down)), layout).toBe(true);
      }
    }

    const { path, diagram } = services.find((service) => service.diagram)!;
    await main
      .locator(`a[href="${localizePath(path, language)}"]`)
      .first()
      .click();
    const places = main
      .getByRole("region", { name: say(diagram!.title, language), exact: true })
      .getByRole("heading", { level: 3 });
    for (const [layout, size] of Object.entries(layouts)) {
      await resize(page, size);
      await expect(places).toHaveText(diagram!.nodes.map(({ title }) => say(title, language)));
      await expectOrder(places, layout, size.width > 992);
    }
  });
}
