/** The screen of the ERP tour with a shipment, step by step, and its landed cost. */
import type { TourFigures } from "../figures";
import { sum } from "../money";
import { formatPrice } from "../../../i18n/formats";
import { columns, line, sumLine, type Sheet } from "./sheet";
import type { TourScreen, TourTable } from "./types";

function landedCostTable({ tour, figures, language, formats }: Sheet): TourTable {
  const { shipment, items } = tour;
  const { landedCost: words, stock } = tour.words;
  const { amount, unit, percent } = formats;
  const { landed } = figures;
  const invoiced = sum(shipment.lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  return {
    title: words.title,
    facts: [
      { label: words.reference, value: shipment.reference },
      {
        label: words.invoiced,
        value: formatPrice({ amount: invoiced, currency: shipment.currency }, language),
      },
      { label: words.rate, value: formats.rate(shipment.rate) },
      { label: words.costs, value: words.allocation },
    ],
    columns: [
      ...columns("text", stock.item),
      ...columns("number", words.quantity, words.invoice),
      ...columns("number", ...shipment.costs.map(({ name }) => name)),
      ...columns("number", words.landedCost, words.unitCost, words.price, words.margin),
    ],
    rows: [
      ...landed.map(({ item, quantity, invoice, costs, total, unitCost }) => {
        const { name = "", price = 0 } = items.find(({ id }) => id === item) ?? {};
        return line(
          name,
          amount(quantity),
          ...[invoice, ...costs, total].map((value) => amount(value)),
          unit(unitCost),
          unit(price),
          percent(1 - unitCost / price),
        );
      }),
      sumLine(
        tour.total,
        "",
        amount(sum(landed.map(({ invoice }) => invoice))),
        ...shipment.costs.map((cost) => amount(cost.amount)),
        amount(sum(landed.map(({ total }) => total))),
        "",
        "",
        "",
      ),
    ],
  };
}

/** The screen in a language. */
export function imports(sheet: Sheet): TourScreen {
  const { tour, figures, formats } = sheet;
  const { steps, costs } = tour.shipment;
  const costsOf = (name: string) =>
    sum(costs.filter(({ step }) => step === name).map(({ amount }) => amount));
  const landed = (amountOf: (line: TourFigures["landed"][number]) => number) =>
    sum(figures.landed.map(amountOf));
  const priceOf = (id: string) => tour.items.find((item) => item.id === id)?.price ?? 0;
  const amounts: Record<keyof typeof steps, number> = {
    opened: landed(({ invoice }) => invoice),
    shipped: costsOf("shipped"),
    cleared: costsOf("cleared"),
    received: landed(({ total }) => total),
    priced: landed(({ item, quantity }) => quantity * priceOf(item)),
  };
  return {
    id: "import",
    ...tour.words.import,
    steps: (Object.keys(amounts) as (keyof typeof steps)[]).map((name) => {
      const { date, figure, ...words } = steps[name];
      return {
        ...words,
        date: formats.day(date),
        label: figure,
        figure: formats.amount(amounts[name]),
      };
    }),
    tables: [landedCostTable(sheet)],
  };
}
