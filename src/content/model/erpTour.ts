import { z } from "zod";
import { erpTourWords } from "./erpTourWords";
import { slug, string, text } from "./fields";
import { heading, point } from "./shared";

/** The paths of the fields that hold the books' currency and the invoice's. */
const books = "currency";
const invoice = "shipment.currency";
const amount = (description: string, currencyAt = books) =>
  z.number().positive().max(1e12).meta({ description, currencyAt });
const count = (description: string) => z.int32().nonnegative().meta({ description });
const date = (description: string) =>
  z.iso.date("must be a date, like 2026-01-14").meta({ description });
const currency = (description: string) =>
  z
    .string()
    .regex(/^[A-Z]{3}$/, "must be an ISO 4217 code, like USD")
    .meta({ description, code: "currency" });

const account = z
  .strictObject({
    id: slug("The account's id."),
    number: string("Its number in the chart of accounts."),
    name: text("Its name."),
    kind: z
      .enum(["asset", "liability", "equity", "revenue", "costOfSales", "expense"])
      .meta({ description: "Where it stands in the statements." }),
    opening: z.number().min(-1e12).max(1e12).optional().meta({
      currencyAt: books,
      description:
        "Balance on the first day, credit balances below zero. Follows from the documents for stock and letters of credit.",
    }),
  })
  .meta({ id: "TourAccount", description: "An account of the sample company." });

const postings = z
  .strictObject({
    receivables: slug("Account that sales are charged to."),
    inventory: slug("Account of the stock."),
    letterOfCredit: slug("Account of what the letter of credit has paid for."),
    sales: slug("Account of the sales."),
    costOfSales: slug("Account of what the sold goods cost."),
  })
  .meta({ id: "TourPostings", description: "The accounts that documents are posted to, by id." });

const entry = z
  .strictObject({
    date: date("Day of the entry, within the month."),
    text: text("What it records."),
    debit: slug("Id of the account it debits."),
    credit: slug("Id of the account it credits."),
    amount: amount("Amount."),
  })
  .meta({ id: "TourEntry", description: "A journal entry that no other document makes." });

const salesEntry = z
  .strictObject({
    number: string("Its number."),
    date: date("Its day, within the month."),
    text: text("What it records."),
  })
  .meta({ id: "TourSalesEntry", description: "The journal entry of all sales of the month." });

const warehouse = z
  .strictObject({ id: slug("The warehouse's id."), name: text("Its name.") })
  .meta({ id: "TourWarehouse", description: "A warehouse of the sample company." });

const stockLevel = z
  .strictObject({
    warehouse: slug("Id of the warehouse."),
    quantity: count("Quantity on the last day of the month."),
    minimum: count("Quantity below which the level is low."),
  })
  .meta({ id: "TourStockLevel", description: "The stock of an item in a warehouse." });

const item = z
  .strictObject({
    id: slug("The item's id."),
    name: text("Its name."),
    opening: count("Quantity on the first day."),
    openingCost: amount("Cost of a unit on the first day."),
    sold: count("Quantity sold in the month."),
    price: amount("Selling price of a unit."),
    stock: z.array(stockLevel).min(1).meta({ description: "Its stock, by warehouse." }),
  })
  .meta({ id: "TourItem", description: "An item that the sample company trades in." });

const orderLine = z
  .strictObject({
    item: slug("Id of the item."),
    quantity: z.int32().positive().meta({ description: "Quantity." }),
    unitPrice: amount("Price of a unit in the currency of the invoice.", invoice),
  })
  .meta({ id: "TourOrderLine", description: "A line of the supplier’s invoice." });

const importCost = z
  .strictObject({
    name: text("What it pays for."),
    amount: amount("Amount."),
    account: slug("Id of the account it is credited to."),
    step: z
      .enum(["shipped", "cleared"])
      .meta({ description: "The step of the shipment that it belongs to." }),
  })
  .meta({ id: "TourImportCost", description: "A cost of the shipment beside the invoice." });

const step = z
  .strictObject({
    date: date("Its day."),
    title: text("A few words."),
    text: text("A sentence."),
    figure: text("What its amount is."),
  })
  .meta({ id: "TourStep", description: "A step of the shipment." });

const shipment = z
  .strictObject({
    reference: string("Number of the letter of credit."),
    currency: currency("Currency of the invoice, by its ISO 4217 code."),
    rate: z
      .number()
      .positive()
      .max(1e12)
      .meta({ description: "What a unit of it costs in the currency of the books." }),
    lines: z.array(orderLine).min(1).meta({ description: "The supplier’s invoice." }),
    costs: z.array(importCost).min(1).meta({ description: "Costs shared out by invoice value." }),
    entry: string("Number of the journal entry that takes the goods into stock."),
    steps: z
      .strictObject({ opened: step, shipped: step, cleared: step, received: step, priced: step })
      .meta({ id: "TourSteps", description: "The steps of the shipment, in order." }),
  })
  .meta({ id: "TourShipment", description: "An import paid by letter of credit." });

const story = z
  .strictObject({
    ...heading.shape,
    sold: point,
    earned: point,
  })
  .meta({
    id: "TourStory",
    description: "The words of the story of one shipment, beside those of its steps.",
  });

const month = z
  .strictObject({ sales: amount("Sales."), costOfSales: amount("What the sold goods cost.") })
  .meta({ id: "TourMonth", description: "The result of a past month." });

export const erpTour = z
  .strictObject({
    service: z
      .string()
      .meta({ description: "Id of the service whose page shows it.", ref: "Service" }),
    title: text("Heading of its section."),
    intro: text("A sentence or two below it."),
    notice: text("Says that all of it is a sample."),
    tabs: text("What the tabs choose, for screen readers."),
    company: text("Name of the sample company."),
    total: text("Label of totals."),
    amountsIn: text("Label of the currency of the amounts."),
    currency: currency("Currency of the books, by its ISO 4217 code."),
    month: z
      .string()
      .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, "must be a month, like 2026-01")
      .meta({ description: "The month it shows, the first of the sample company’s year." }),
    story,
    accounts: z.array(account).min(1).meta({ description: "The chart of accounts, in order." }),
    postings,
    entries: z.array(entry).meta({ description: "Journal entries beside those of documents." }),
    salesEntry,
    warehouses: z.array(warehouse).min(1).meta({ description: "The warehouses, in order." }),
    items: z.array(item).min(1).meta({ description: "The items, in order." }),
    shipment,
    history: z.array(month).min(1).meta({ description: "The months before, oldest first." }),
    words: erpTourWords,
  })
  .meta({
    id: "ErpTour",
    description:
      "A month of a sample company, as the ERP system shows it. Holds figures of documents only: sums and balances follow from them.",
  });

/** The tour, as content/erp-tour.json holds it. */
export type ErpTour = z.infer<typeof erpTour>;
