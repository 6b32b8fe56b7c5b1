import type { ErpTour } from "../model/erpTour";
import type { LandedLine } from "./landedCost";
import { rounded, sum } from "./money";

/** The movement of an item in the month, at the weighted average cost of the month (IAS 2). */
export interface StockLine {
  item: string;
  opening: number;
  openingValue: number;
  received: number;
  sold: number;
  closing: number;
  averageCost: number;
  costOfSales: number;
  closingValue: number;
  sales: number;
}

/** The stock of each item: what was there, what the shipment brought and what was sold. */
export function stockMovement(
  { items, currency }: Pick<ErpTour, "items" | "currency">,
  landed: readonly LandedLine[],
): StockLine[] {
  return items.map(({ id, opening, openingCost, sold, price }) => {
    const receipts = landed.filter(({ item }) => item === id);
    const received = sum(receipts.map(({ quantity }) => quantity));
    const openingValue = rounded(opening * openingCost, currency);
    const available = sum([openingValue, ...receipts.map(({ total }) => total)]);
    const averageCost = available / (opening + received);
    const costOfSales = rounded(averageCost * sold, currency);
    return {
      item: id,
      opening,
      openingValue,
      received,
      sold,
      closing: opening + received - sold,
      averageCost: rounded(averageCost, currency),
      costOfSales,
      closingValue: sum([available, -costOfSales]),
      sales: rounded(sold * price, currency),
    };
  });
}
