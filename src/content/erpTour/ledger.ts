import type { ErpTour } from "../model/erpTour";
import type { LandedLine } from "./landedCost";
import { sum } from "./money";
import type { StockLine } from "./stock";

/** A posting to an account: above zero it debits, below zero it credits. */
export interface Posting {
  account: string;
  amount: number;
}

/** What takes the shipment into stock: debits the landed cost, credits what it is made of. */
export function receiptEntry(
  { postings, shipment }: Pick<ErpTour, "postings" | "shipment">,
  landed: readonly LandedLine[],
): Posting[] {
  const credits = [...new Set(shipment.costs.map(({ account }) => account))];
  return [
    { account: postings.inventory, amount: sum(landed.map(({ total }) => total)) },
    { account: postings.letterOfCredit, amount: -sum(landed.map(({ invoice }) => invoice)) },
    ...credits.map((account) => {
      const costs = shipment.costs.filter((cost) => cost.account === account);
      return { account, amount: -sum(costs.map(({ amount }) => amount)) };
    }),
  ];
}

/** What records the sales and takes the goods out of stock at their cost. */
export function salesEntry(
  { postings }: Pick<ErpTour, "postings">,
  stock: readonly StockLine[],
): Posting[] {
  const sales = sum(stock.map((line) => line.sales));
  const cost = sum(stock.map((line) => line.costOfSales));
  return [
    { account: postings.receivables, amount: sales },
    { account: postings.costOfSales, amount: cost },
    { account: postings.sales, amount: -sales },
    { account: postings.inventory, amount: -cost },
  ];
}

/** Every posting of the month: of the shipment, of the sales and of the file. */
export function monthPostings(
  tour: Pick<ErpTour, "postings" | "shipment" | "entries">,
  landed: readonly LandedLine[],
  stock: readonly StockLine[],
): Posting[] {
  return [
    ...receiptEntry(tour, landed),
    ...salesEntry(tour, stock),
    ...tour.entries.flatMap(({ debit, credit, amount }) => [
      { account: debit, amount },
      { account: credit, amount: -amount },
    ]),
  ];
}

/**
 * The balance of each account on the first day. Stock is worth what its items cost, and the letter
 * of credit what it has paid for.
 */
export function openingBalances(
  { accounts, postings }: Pick<ErpTour, "accounts" | "postings">,
  landed: readonly LandedLine[],
  stock: readonly StockLine[],
): Posting[] {
  return accounts.map(({ id, opening = 0 }) => ({
    account: id,
    amount: sum([
      opening,
      ...(id === postings.inventory ? stock.map(({ openingValue }) => openingValue) : []),
      ...(id === postings.letterOfCredit ? landed.map(({ invoice }) => invoice) : []),
    ]),
  }));
}

/** The balance of each account after the postings of the month. */
export function closingBalances(
  opening: readonly Posting[],
  postings: readonly Posting[],
): Posting[] {
  const all = [...opening, ...postings];
  return opening.map(({ account }) => ({
    account,
    amount: sum(all.filter((each) => each.account === account).map(({ amount }) => amount)),
  }));
}
