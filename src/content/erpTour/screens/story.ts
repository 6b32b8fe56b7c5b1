/** The story of one shipment: its steps with their amounts, then the sales and the profit of the month. */
import type { TourFigures } from "../figures";
import { sum } from "../money";
import type { Sheet } from "./sheet";
import type { TourStep } from "./types";

/** The amount of each step of the shipment, in the order of the story. */
export function shipmentAmounts({ tour, figures }: Pick<Sheet, "tour" | "figures">) {
  const { costs } = tour.shipment;
  const costsOf = (name: string) =>
    sum(costs.filter(({ step }) => step === name).map(({ amount }) => amount));
  const sumLanded = (amountOf: (line: TourFigures["landed"][number]) => number) =>
    sum(figures.landed.map(amountOf));
  // Ids of items are verified by src/content/check/erpTour.ts.
  const priceOf = (id: string) => tour.items.find((item) => item.id === id)?.price ?? 0;
  return {
    opened: sumLanded(({ invoice }) => invoice),
    shipped: costsOf("shipped"),
    cleared: costsOf("cleared"),
    received: sumLanded(({ total }) => total),
    priced: sumLanded(({ item, quantity }) => quantity * priceOf(item)),
  } satisfies Record<keyof Sheet["tour"]["shipment"]["steps"], number>;
}

/** The steps in a language. */
export function storySteps(sheet: Sheet): TourStep[] {
  const { tour, figures, formats } = sheet;
  const { steps } = tour.shipment;
  const { statement: words } = tour.words;
  const amounts = shipmentAmounts(sheet);
  const { sold, earned } = tour.story;
  return [
    ...(Object.keys(amounts) as (keyof typeof steps)[]).map((name) => {
      const { date, figure, ...step } = steps[name];
      return {
        ...step,
        date: formats.day(date),
        label: figure,
        figure: formats.amount(amounts[name]),
      };
    }),
    {
      ...sold,
      date: formats.day(tour.salesEntry.date),
      label: words.sales,
      figure: formats.amount(figures.statement.sales),
    },
    {
      ...earned,
      date: formats.month(tour.month),
      label: words.profit,
      figure: formats.signed(figures.statement.profit),
    },
  ];
}
