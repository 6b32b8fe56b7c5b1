/** The screen of the ERP tour with the landed cost of a shipment. */
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
export const imports = (sheet: Sheet): TourScreen => ({
  id: "import",
  ...sheet.tour.words.import,
  tables: [landedCostTable(sheet)],
});
