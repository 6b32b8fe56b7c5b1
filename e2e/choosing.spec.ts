import { expect, test, type Locator } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import { formatPrice } from "../src/i18n/formats";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { say, services } from "./site/content";
import { open } from "./site/open";
import { wordsByLanguage } from "../tools/lib/wordsByLanguage";

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

for (const language of languageCodes) {
  test.describe(`choosing in ${language}`, () => {
    const { comparison } = words[language];

    for (const [layout, size] of [
      ["a card for each @phone", undefined],
      ["a column for each", { width: 1280, height: 900 }],
    ] as const) {
      test(`services are compared in a table that is read one after the other: ${layout}`, async ({
        page,
      }) => {
        if (size) await page.setViewportSize(size);
        await open(page, localizePath("/services/", language));
        const table = page.getByRole("main").getByRole("table");
        await expect(table.getByRole("columnheader")).toHaveText(Object.values(comparison));
        const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
        await expect(rows).toHaveCount(compared.length);
        const names = await beginnings(rows.getByRole("rowheader"), language);
        const { down, along } = {
          down: names.map((n) => n.down),
          along: names.map((n) => n.along),
        };
        expect(ascends(size ? along : down)).toBe(true);
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
          expect(ascends(cells.map((cell) => cell.down))).toBe(true);
        }
      });

      test(`the drawing of a service is followed from place to place: ${layout}`, async ({
        page,
      }) => {
        if (size) await page.setViewportSize(size);
        const service = services.find(({ diagram }) => diagram)!;
        await open(page, localizePath(service.path, language));
        const drawing = page
          .getByRole("main")
          .getByRole("region", { name: say(service.diagram!.title, language), exact: true });
        const places = drawing.getByRole("heading", { level: 3 });
        await expect(places).toHaveText(
          service.diagram!.nodes.map(({ title }) => say(title, language)),
        );
        const starts = await beginnings(places, language);
        expect(ascends(starts.map((start) => (size ? start.along : start.down)))).toBe(true);
      });
    }
  });
}
