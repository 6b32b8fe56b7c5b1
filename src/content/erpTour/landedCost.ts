import type { ErpTour } from "../model/erpTour";
import { allocate, rounded, sum } from "./money";

/** What an item of the shipment costs until it is in stock, in the currency of the books. */
export interface LandedLine {
  item: string;
  quantity: number;
  /** Value by the supplier's invoice. */
  invoice: number;
  /** Its share of each cost of the shipment, in their order. */
  costs: number[];
  total: number;
  unitCost: number;
}

/** The cost of each item of the shipment: costs are shared out by invoice value. */
export function landedCost({
  shipment,
  currency,
}: Pick<ErpTour, "shipment" | "currency">): LandedLine[] {
  const values = shipment.lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
  const shares = shipment.costs.map(({ amount }) => allocate(amount, values, currency));
  return shipment.lines.map(({ item, quantity }, index) => {
    const invoice = rounded((values[index] ?? 0) * shipment.rate, currency);
    const costs = shares.map((share) => share[index] ?? 0);
    const total = sum([invoice, ...costs]);
    const unitCost = rounded(total / quantity, currency);
    return { item, quantity, invoice, costs, total, unitCost };
  });
}
