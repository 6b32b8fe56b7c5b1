/** @jest-environment node */
import { readContent } from "../readContent";
import { tourFigures } from "./figures";
import { sum } from "./money";

const { tour } = readContent(process.cwd());
const figures = tourFigures(tour);
const { landed, stock, receipt, balances, statement, months } = figures;
const balanceOf = (id: string) => balances.find(({ account }) => account === id)!.amount;

test("the landed cost of the items is the invoice and all costs of the shipment", () => {
  const { lines, rate, costs } = tour.shipment;
  const invoice = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice * rate));
  const all = sum([invoice, ...costs.map(({ amount }) => amount)]);
  expect(sum(landed.map(({ total }) => total))).toBe(all);
  costs.forEach(({ amount }, index) =>
    expect(sum(landed.map((line) => line.costs[index]!))).toBe(amount),
  );
});

test("what is received is in stock and in the ledger, and leaves the letter of credit empty", () => {
  for (const { item, quantity } of landed)
    expect(stock.find((line) => line.item === item)!.received).toBe(quantity);
  expect(receipt[0]).toEqual({
    account: tour.postings.inventory,
    amount: sum(landed.map(({ total }) => total)),
  });
  expect(sum(receipt.map(({ amount }) => amount))).toBe(0);
  expect(balanceOf(tour.postings.letterOfCredit)).toBe(0);
});

test("the stock of the warehouses is what the movement leaves, one level of it low", () => {
  stock.forEach(({ closing }, index) =>
    expect(sum(tour.items[index]!.stock.map(({ quantity }) => quantity))).toBe(closing),
  );
  const levels = tour.items.flatMap((item) => item.stock);
  expect(levels.filter(({ quantity, minimum }) => quantity < minimum)).toHaveLength(1);
});

test("the trial balance balances and agrees with the stock and the statement", () => {
  expect(sum(balances.map(({ amount }) => amount))).toBe(0);
  expect(balanceOf(tour.postings.inventory)).toBe(
    sum(stock.map(({ closingValue }) => closingValue)),
  );
  expect(statement.sales).toBe(sum(stock.map(({ sales }) => sales)));
  expect(statement.costOfSales).toBe(-sum(stock.map(({ costOfSales }) => costOfSales)));
  const expenses = sum(statement.expenses.map(({ amount }) => amount));
  expect(statement.profit).toBe(sum([statement.sales, statement.costOfSales, expenses]));
  // Assets less debts are the owners' share: what they had, and the profit.
  const ofKinds = (...kinds: string[]) =>
    sum(tour.accounts.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => balanceOf(id)));
  expect(ofKinds("asset", "liability")).toBe(sum([-ofKinds("equity"), statement.profit]));
});

test("the months end with that of the statement", () => {
  expect(months).toHaveLength(tour.history.length + 1);
  expect(months.at(-1)).toEqual({
    month: tour.month,
    sales: statement.sales,
    costOfSales: -statement.costOfSales,
    grossProfit: statement.grossProfit,
  });
  expect(months.map(({ month }) => month).slice(-3)).toEqual(["2025-11", "2025-12", "2026-01"]);
});

test.each(["AED", "KWD", "JPY"])(
  "what cannot be counted in the decimals of %s still adds up",
  (currency) => {
    const odd = { ...structuredClone(tour), currency };
    odd.shipment.rate = 3.671;
    odd.shipment.costs[0]!.amount = 45_499.97;
    odd.items[0]!.openingCost = 7_888.33;
    const { stock: moved, balances: after } = tourFigures(odd);
    const inventory = after.find(({ account }) => account === odd.postings.inventory)!;
    expect(inventory.amount).toBe(sum(moved.map(({ closingValue }) => closingValue)));
  },
);
