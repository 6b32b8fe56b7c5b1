/** @jest-environment node */
import { localize } from "../../localize";
import { readContent } from "../../readContent";
import { tourFigures } from "../figures";
import { tourSheetIn } from "./screens";

const { tour } = readContent(process.cwd());
const { story, screens } = tourSheetIn(
  localize(tour, "en", (text) => text),
  tourFigures(tour),
  "en",
);
const valueOf = (text: string) => Number(text.replaceAll(",", ""));
const amounts = story.map(({ figure }) => valueOf(figure));
const [invoice = 0, freight = 0, clearing = 0, landed = 0, priced = 0, sales = 0, profit = 0] =
  amounts;
const tableOf = (id: string) => screens.find((screen) => screen.id === id)!.tables[0]!;

test("the story has seven steps, and its costs add up to the landed cost", () => {
  expect(amounts).toHaveLength(7);
  expect(invoice + freight + clearing).toBe(landed);
});

test("each amount is on the screens of the tour", () => {
  const { columns, rows } = tableOf("import");
  const totals = rows.at(-1)!.cells.map(valueOf);
  expect(totals).toEqual(expect.arrayContaining([invoice, freight, landed]));
  const costs = tour.shipment.costs.filter(({ step }) => step === "cleared");
  const cleared = columns.map(({ title }) => costs.some(({ name }) => name.en === title));
  const sumOf = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + cell, 0);
  expect(sumOf(totals.filter((_, place) => cleared[place]))).toBe(clearing);
  const at = (title: string) => columns.findIndex((column) => column.title === title);
  const { quantity, price } = tour.words.landedCost;
  const values = rows
    .slice(0, -1)
    .map(({ cells }) => valueOf(cells[at(quantity.en)]!) * valueOf(cells[at(price.en)]!));
  expect(sumOf(values)).toBe(priced);
  const statement = tableOf("reports").rows.map(({ cells }) => valueOf(cells[1]!));
  expect(statement).toEqual(expect.arrayContaining([sales, profit]));
  const journal = tableOf("accounting").rows.flatMap(({ cells }) => cells.map(valueOf));
  expect(journal).toContain(landed);
});
