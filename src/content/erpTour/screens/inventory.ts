/** The screen of the ERP tour with stock by warehouse and its movement. */
import { sum } from "../money";
import { languages } from "../../../i18n/languages";
import { columns, line, sumLine, type Sheet } from "./sheet";
import type { TourScreen, TourTable } from "./types";

/** The stock by warehouse. */
function stockTable({ tour, figures, language, formats: { amount, unit } }: Sheet): TourTable {
  const { stock: words } = tour.words;
  return {
    title: words.title,
    facts: [],
    columns: [
      ...columns("text", words.item),
      ...columns("number", ...tour.warehouses.map(({ name }) => name)),
      ...columns("number", words.onHand, words.averageCost, words.value),
      ...columns("status", words.status),
    ],
    rows: [
      ...tour.items.map(({ name, stock }, index) => {
        const levels = tour.warehouses.map(({ id }) =>
          stock.find(({ warehouse }) => warehouse === id),
        );
        const low = levels.map((level) => level !== undefined && level.quantity < level.minimum);
        const places = tour.warehouses.filter((_, place) => low[place]).map((place) => place.name);
        const { closing = 0, averageCost = 0, closingValue = 0 } = figures.stock[index] ?? {};
        const cells = [
          name,
          ...levels.map((level) => amount(level?.quantity ?? 0)),
          amount(closing),
          unit(averageCost),
          amount(closingValue),
          places.length > 0
            ? `${words.low}: ${places.join(languages[language].listSeparator)}`
            : words.enough,
        ];
        const marked = low.flatMap((isLow, place) => (isLow ? [place + 1] : []));
        return { ...line(...cells), low: marked.length > 0 ? [...marked, cells.length - 1] : [] };
      }),
      sumLine(
        tour.total,
        ...tour.warehouses.map(() => ""),
        "",
        "",
        amount(sum(figures.stock.map(({ closingValue }) => closingValue))),
        "",
      ),
    ],
  };
}

function movementTable({ tour, figures, formats: { amount } }: Sheet): TourTable {
  const { movement, stock: words } = tour.words;
  return {
    title: movement.title,
    facts: [],
    columns: [
      ...columns("text", words.item),
      ...columns("number", movement.opening, movement.received, movement.sold, words.onHand),
    ],
    rows: figures.stock.map(({ opening, received, sold, closing }, index) =>
      line(
        tour.items[index]?.name ?? "",
        ...[opening, received, sold, closing].map((value) => amount(value)),
      ),
    ),
  };
}

/** The screen in a language. */
export function inventory(sheet: Sheet): TourScreen {
  return {
    id: "inventory",
    ...sheet.tour.words.inventory,
    tables: [stockTable(sheet), movementTable(sheet)],
  };
}
