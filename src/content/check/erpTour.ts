import { erpTour, type ErpTour } from "../model/erpTour";
import { landedCost } from "../erpTour/landedCost";
import { openingBalances } from "../erpTour/ledger";
import { sum } from "../erpTour/money";
import { stockMovement } from "../erpTour/stock";
import { type Issue, type Message, formatPath, type Path, say } from "./issue";
import type { Entry } from "./loadContent";

type Report = (at: Path, message: Message) => void;

const figure = new Intl.NumberFormat("en");

function repeatedIds(tour: ErpTour, report: Report): void {
  for (const list of ["accounts", "warehouses", "items"] as const) {
    const ids = tour[list].map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) report([list, index, "id"], say("idRepeated", { id }));
    });
  }
}

/** Where the tour names an account, an item or a warehouse, and by which id. */
function references({ postings, entries, items, shipment }: ErpTour) {
  const accounts: [Path, string][] = [
    ...Object.entries(postings).map(([key, id]): [Path, string] => [["postings", key], id]),
    ...entries.flatMap(({ debit, credit }, index): [Path, string][] => [
      [["entries", index, "debit"], debit],
      [["entries", index, "credit"], credit],
    ]),
    ...shipment.costs.map(({ account }, index): [Path, string] => [
      ["shipment", "costs", index, "account"],
      account,
    ]),
  ];
  const goods = shipment.lines.map(({ item }, index): [Path, string] => [
    ["shipment", "lines", index, "item"],
    item,
  ]);
  const places = items.flatMap(({ stock }, index) =>
    stock.map(({ warehouse }, level): [Path, string] => [
      ["items", index, "stock", level, "warehouse"],
      warehouse,
    ]),
  );
  return { accounts, items: goods, warehouses: places };
}

function unknownIds(tour: ErpTour, report: Report): void {
  for (const [list, named] of Object.entries(references(tour))) {
    const known = tour[list as "accounts" | "items" | "warehouses"].map(({ id }) => id);
    for (const [at, id] of named) {
      if (!known.includes(id)) report(at, say("unknownIdOf", { id, known: known.join(", ") }));
    }
  }
}

function dates({ entries, salesEntry, month, shipment }: ErpTour, report: Report): void {
  const posted: [Path, string][] = [
    ...entries.map(({ date }, index): [Path, string] => [["entries", index, "date"], date]),
    [["salesEntry", "date"], salesEntry.date],
    [["shipment", "steps", "received", "date"], shipment.steps.received.date],
  ];
  for (const [at, date] of posted) {
    if (!date.startsWith(month)) report(at, say("outsideMonth", { date, month }));
  }
  const { opened, shipped, cleared, received, priced } = shipment.steps;
  const steps = Object.entries({ opened, shipped, cleared, received, priced });
  steps.slice(1).forEach(([name, { date }], index) => {
    const before = steps[index];
    if (before && date < before[1].date)
      report(["shipment", "steps", name, "date"], say("beforeStep", { date, step: before[0] }));
  });
}

/** Costs are averages of what is there, and shares are those of the sales. */
function idleItems({ items, shipment }: ErpTour, report: Report): void {
  items.forEach(({ id, opening }, index) => {
    if (opening === 0 && shipment.lines.every(({ item }) => item !== id))
      report(["items", index, "opening"], say("noOpening"));
  });
  if (items.every(({ sold }) => sold === 0)) report(["items"], say("nothingSold"));
}

/** What the documents say twice has to be the same. */
function sums(tour: ErpTour, report: Report): void {
  const landed = landedCost(tour);
  const stock = stockMovement(tour, landed);
  stock.forEach(({ opening, received, sold, closing }, index) => {
    const levels = tour.items[index]?.stock ?? [];
    const counted = sum(levels.map(({ quantity }) => quantity));
    if (counted !== closing)
      report(
        ["items", index, "stock"],
        say("stockDiffers", { sum: counted, opening, received, sold, closing }),
      );
  });
  const difference = sum(openingBalances(tour, landed, stock).map(({ amount }) => amount));
  if (difference !== 0)
    report(
      ["accounts"],
      say("unbalanced", {
        side: say(difference > 0 ? "debits" : "credits"),
        difference: figure.format(Math.abs(difference)),
      }),
    );
}

/** Issues of the ERP tour's figures, each where it stands in the file. */
export function erpTourIssues(entry: Entry): Issue[] {
  if (entry.type !== "ErpTour") return [];
  const tour = erpTour.safeParse(entry.value);
  // What has the wrong shape is reported by the schema.
  if (!tour.success) return [];
  const issues: Issue[] = [];
  const report: Report = (at, message) =>
    issues.push({ file: entry.file, at: formatPath([...entry.at, ...at]), message });
  repeatedIds(tour.data, report);
  unknownIds(tour.data, report);
  dates(tour.data, report);
  if (issues.length === 0) idleItems(tour.data, report);
  if (issues.length === 0) sums(tour.data, report);
  return issues;
}
