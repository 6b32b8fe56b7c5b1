import { z } from "zod";
import { text } from "./fields";
import { heading } from "./shared";

const words = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description });

/** The words of the screens of the ERP tour. */
export const erpTourWords = words("TourWords", "The words of the screens.", {
  accounting: heading,
  journal: words("TourJournalWords", "Words of the journal entry.", {
    title: text("Name of the document."),
    date: text("Label of its date."),
    text: text("Label of what it records."),
    posted: text("Its state."),
    account: text("Heading of the accounts."),
    debit: text("Heading of debits."),
    credit: text("Heading of credits."),
  }),
  trialBalance: words("TourTrialBalanceWords", "Words of the trial balance.", {
    title: text("Name of the report."),
    balanced: text("Its state when debits equal credits."),
  }),
  inventory: heading,
  stock: words("TourStockWords", "Words of the stock by warehouse.", {
    title: text("Name of the report."),
    item: text("Heading of the items."),
    onHand: text("Heading of the quantities of all warehouses."),
    averageCost: text("Heading of the average cost of a unit."),
    value: text("Heading of the values."),
    status: text("Heading of the states."),
    enough: text("State of a level at or above its minimum."),
    low: text("State of a level below its minimum."),
  }),
  movement: words("TourMovementWords", "Words of the stock movement.", {
    title: text("Name of the report."),
    opening: text("Heading of the quantities on the first day."),
    received: text("Heading of the quantities received."),
    sold: text("Heading of the quantities sold."),
  }),
  import: heading,
  landedCost: words("TourLandedCostWords", "Words of the landed cost.", {
    title: text("Name of the report."),
    reference: text("Label of the letter’s number."),
    invoiced: text("Label of the invoice in its currency."),
    rate: text("Label of the exchange rate."),
    costs: text("Label of how costs are shared out."),
    allocation: text("How costs are shared out."),
    quantity: text("Heading of the quantities."),
    invoice: text("Heading of the values by invoice."),
    landedCost: text("Heading of the landed costs."),
    unitCost: text("Heading of the landed cost of a unit."),
    price: text("Heading of selling prices."),
    margin: text("Heading of margins."),
  }),
  reports: heading,
  statement: words("TourStatementWords", "Words of the statement.", {
    title: text("Name of the statement."),
    line: text("Heading of its lines."),
    amount: text("Heading of amounts."),
    share: text("Heading of shares of sales."),
    sales: text("Line of sales."),
    costOfSales: text("Line of what the sold goods cost."),
    grossProfit: text("Line of gross profit."),
    profit: text("Line of the month’s profit."),
  }),
  trend: words("TourTrendWords", "Words of the chart and its table.", {
    title: text("Name of the chart."),
    month: text("Heading of the months."),
    unit: text("Says that the axis counts thousands."),
  }),
});
