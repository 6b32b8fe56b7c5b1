/** All figures of the ERP tour that follow from its documents. Pure. */
import type { ErpTour } from "../model/erpTour";
import { landedCost } from "./landedCost";
import {
  closingBalances,
  monthPostings,
  openingBalances,
  receiptEntry,
  salesEntry,
} from "./ledger";
import { sum } from "./money";
import { stockMovement } from "./stock";

type Kind = ErpTour["accounts"][number]["kind"];

/** A month before or after the given one, as `2026-01`. */
function shiftedMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** Landed cost, stock, ledger, statement and months of the sample company. */
export function tourFigures(tour: ErpTour) {
  const landed = landedCost(tour);
  const stock = stockMovement(tour, landed);
  const balances = closingBalances(
    openingBalances(tour, landed, stock),
    monthPostings(tour, landed, stock),
  );
  const balanceOf = (id: string) => balances.find(({ account }) => account === id)?.amount ?? 0;
  /** Balances of a kind as a statement has them: income above zero, costs below. */
  const ofKind = (kind: Kind) =>
    tour.accounts
      .filter((account) => account.kind === kind)
      .map(({ id }) => ({ account: id, amount: -balanceOf(id) }));
  const totalOf = (kind: Kind) => sum(ofKind(kind).map(({ amount }) => amount));
  const sales = totalOf("revenue");
  const costOfSales = totalOf("costOfSales");
  const grossProfit = sum([sales, costOfSales]);
  const months = [...tour.history, { sales, costOfSales: -costOfSales }];
  return {
    landed,
    stock,
    receipt: receiptEntry(tour, landed),
    salesEntry: salesEntry(tour, stock),
    balances,
    statement: {
      sales,
      costOfSales,
      grossProfit,
      expenses: ofKind("expense"),
      profit: sum([grossProfit, totalOf("expense")]),
    },
    months: months.map((month, index) => ({
      month: shiftedMonth(tour.month, index - tour.history.length),
      sales: month.sales,
      costOfSales: month.costOfSales,
      grossProfit: sum([month.sales, -month.costOfSales]),
    })),
  };
}

export type TourFigures = ReturnType<typeof tourFigures>;
