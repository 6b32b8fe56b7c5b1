/** The screens of the ERP tour in a language: its documents and reports as tables. Pure. */
import type { TourFigures } from "../../content/erpTour/figures";
import { sum } from "../../content/erpTour/money";
import type { InLanguage } from "../../content/localize";
import type { ErpTour } from "../../content/model/erpTour";
import { formatPrice } from "../../i18n/formats";
import { languages, type Language } from "../../i18n/languages";
import { currencyName } from "../../i18n/names";
import { drawChart } from "./chart";
import { tourFormats } from "./formats";
import type { TourScreen, TourSheet, TourTable } from "./types";

type Tour = InLanguage<ErpTour>;

interface Sheet {
  tour: Tour;
  figures: TourFigures;
  language: Language;
  formats: ReturnType<typeof tourFormats>;
}

const columns = (kind: "text" | "number" | "status", ...titles: string[]) =>
  titles.map((title) => ({ title, kind }));
const line = (...cells: string[]) => ({ cells, sum: false, low: [] as number[] });
const sumLine = (...cells: string[]) => ({ ...line(...cells), sum: true });

/** Debits and credits of accounts, and their sums. */
function debitsAndCredits(
  { tour, formats: { amount } }: Sheet,
  postings: readonly { account: string; amount: number }[],
): Pick<TourTable, "columns" | "rows"> {
  const { account, debit, credit } = tour.words.journal;
  const sides = (value: number, both = "") => [
    value > 0 ? amount(value) : both,
    value < 0 ? amount(-value) : "",
  ];
  const total = (sign: 1 | -1) =>
    amount(sum(postings.map((posting) => Math.max(0, sign * posting.amount))));
  return {
    columns: [...columns("text", account), ...columns("number", debit, credit)],
    rows: [
      ...postings.map((posting) => {
        const { number, name } = tour.accounts.find(({ id }) => id === posting.account) ?? {};
        return line(`${number} ${name}`, ...sides(posting.amount, posting.amount ? "" : amount(0)));
      }),
      sumLine(tour.total, total(1), total(-1)),
    ],
  };
}

function journalEntry(
  sheet: Sheet,
  { number, date, text }: Tour["salesEntry"],
  postings: TourFigures["receipt"],
): TourTable {
  const { journal } = sheet.tour.words;
  return {
    title: `${journal.title} ${number}`,
    tag: journal.posted,
    facts: [
      { label: journal.date, value: sheet.formats.day(date) },
      { label: journal.text, value: text },
    ],
    ...debitsAndCredits(sheet, postings),
  };
}

function accounting(sheet: Sheet): TourScreen {
  const { tour, figures } = sheet;
  const { accounting: heading, trialBalance } = tour.words;
  const { entry, steps } = tour.shipment;
  const received = { number: entry, date: steps.received.date, text: steps.received.title };
  return {
    id: "accounting",
    ...heading,
    steps: [],
    tables: [
      journalEntry(sheet, received, figures.receipt),
      journalEntry(sheet, tour.salesEntry, figures.salesEntry),
      {
        title: trialBalance.title,
        tag: trialBalance.balanced,
        facts: [],
        ...debitsAndCredits(sheet, figures.balances),
      },
    ],
  };
}

function stockTable({ tour, figures, language, formats: { amount, unit } }: Sheet): TourTable {
  const { stock: words } = tour.words;
  return {
    title: words.title,
    facts: [],
    columns: [
      ...columns("text", words.item),
      ...columns("number", ...tour.warehouses.map(({ name }) => name)),
      ...columns("number", words.onHand, words.averageCost, words.value),
      ...columns("status", words.status),
    ],
    rows: [
      ...tour.items.map(({ name, stock }, index) => {
        const levels = tour.warehouses.map(({ id }) =>
          stock.find(({ warehouse }) => warehouse === id),
        );
        const low = levels.map((level) => level !== undefined && level.quantity < level.minimum);
        const places = tour.warehouses.filter((_, place) => low[place]).map((place) => place.name);
        const { closing = 0, averageCost = 0, closingValue = 0 } = figures.stock[index] ?? {};
        const cells = [
          name,
          ...levels.map((level) => amount(level?.quantity ?? 0)),
          amount(closing),
          unit(averageCost),
          amount(closingValue),
          places.length > 0
            ? `${words.low}: ${places.join(languages[language].listSeparator)}`
            : words.enough,
        ];
        const marked = low.flatMap((isLow, place) => (isLow ? [place + 1] : []));
        return { ...line(...cells), low: marked.length > 0 ? [...marked, cells.length - 1] : [] };
      }),
      sumLine(
        tour.total,
        ...tour.warehouses.map(() => ""),
        "",
        "",
        amount(sum(figures.stock.map(({ closingValue }) => closingValue))),
        "",
      ),
    ],
  };
}

function movementTable({ tour, figures, formats: { amount } }: Sheet): TourTable {
  const { movement, stock: words } = tour.words;
  return {
    title: movement.title,
    facts: [],
    columns: [
      ...columns("text", words.item),
      ...columns("number", movement.opening, movement.received, movement.sold, words.onHand),
    ],
    rows: figures.stock.map(({ opening, received, sold, closing }, index) =>
      line(
        tour.items[index]?.name ?? "",
        ...[opening, received, sold, closing].map((value) => amount(value)),
      ),
    ),
  };
}

function inventory(sheet: Sheet): TourScreen {
  return {
    id: "inventory",
    ...sheet.tour.words.inventory,
    steps: [],
    tables: [stockTable(sheet), movementTable(sheet)],
  };
}

function landedCostTable({ tour, figures, language, formats }: Sheet): TourTable {
  const { shipment, items } = tour;
  const { landedCost: words, stock } = tour.words;
  const { amount, unit, percent } = formats;
  const { landed } = figures;
  const invoiced = sum(shipment.lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  return {
    title: words.title,
    facts: [
      { label: words.reference, value: shipment.reference },
      {
        label: words.invoiced,
        value: formatPrice({ amount: invoiced, currency: shipment.currency }, language),
      },
      { label: words.rate, value: formats.rate(shipment.rate) },
      { label: words.costs, value: words.allocation },
    ],
    columns: [
      ...columns("text", stock.item),
      ...columns("number", words.quantity, words.invoice),
      ...columns("number", ...shipment.costs.map(({ name }) => name)),
      ...columns("number", words.landedCost, words.unitCost, words.price, words.margin),
    ],
    rows: [
      ...landed.map(({ item, quantity, invoice, costs, total, unitCost }) => {
        const { name = "", price = 0 } = items.find(({ id }) => id === item) ?? {};
        return line(
          name,
          amount(quantity),
          ...[invoice, ...costs, total].map((value) => amount(value)),
          unit(unitCost),
          unit(price),
          percent(1 - unitCost / price),
        );
      }),
      sumLine(
        tour.total,
        "",
        amount(sum(landed.map(({ invoice }) => invoice))),
        ...shipment.costs.map((cost) => amount(cost.amount)),
        amount(sum(landed.map(({ total }) => total))),
        "",
        "",
        "",
      ),
    ],
  };
}

function imports(sheet: Sheet): TourScreen {
  const { tour, figures, formats } = sheet;
  const { steps, costs } = tour.shipment;
  const costsOf = (name: string) =>
    sum(costs.filter(({ step }) => step === name).map(({ amount }) => amount));
  const landed = (amountOf: (line: TourFigures["landed"][number]) => number) =>
    sum(figures.landed.map(amountOf));
  const priceOf = (id: string) => tour.items.find((item) => item.id === id)?.price ?? 0;
  const amounts: Record<keyof typeof steps, number> = {
    opened: landed(({ invoice }) => invoice),
    shipped: costsOf("shipped"),
    cleared: costsOf("cleared"),
    received: landed(({ total }) => total),
    priced: landed(({ item, quantity }) => quantity * priceOf(item)),
  };
  return {
    id: "import",
    ...tour.words.import,
    steps: (Object.keys(amounts) as (keyof typeof steps)[]).map((name) => {
      const { date, figure, ...words } = steps[name];
      return {
        ...words,
        date: formats.day(date),
        label: figure,
        figure: formats.amount(amounts[name]),
      };
    }),
    tables: [landedCostTable(sheet)],
  };
}

function statementTable({ tour, figures, formats: { signed, percent } }: Sheet): TourTable {
  const { statement: words } = tour.words;
  const { sales, costOfSales, grossProfit, expenses, profit } = figures.statement;
  const cells = (name: string, value: number) => [
    name,
    signed(value),
    percent(Math.abs(value) / sales),
  ];
  return {
    title: words.title,
    facts: [],
    columns: [...columns("text", words.line), ...columns("number", words.amount, words.share)],
    rows: [
      line(...cells(words.sales, sales)),
      line(...cells(words.costOfSales, costOfSales)),
      sumLine(...cells(words.grossProfit, grossProfit)),
      ...expenses.map(({ account, amount }) =>
        line(...cells(tour.accounts.find(({ id }) => id === account)?.name ?? "", amount)),
      ),
      sumLine(...cells(words.profit, profit)),
    ],
  };
}

function reports(sheet: Sheet): TourScreen {
  const { tour, figures, language, formats } = sheet;
  const { reports: heading, statement, trend } = tour.words;
  const { months } = figures;
  const drawn = months.map(({ month, sales, grossProfit }) => ({
    label: formats.shortMonth(month),
    sales,
    grossProfit,
  }));
  return {
    id: "reports",
    ...heading,
    steps: [],
    tables: [
      statementTable(sheet),
      {
        title: trend.title,
        facts: [],
        columns: [
          ...columns("text", trend.month),
          ...columns("number", statement.sales, statement.costOfSales, statement.grossProfit),
        ],
        rows: months.map(({ month, ...amounts }) =>
          line(
            formats.month(month),
            ...[amounts.sales, amounts.costOfSales, amounts.grossProfit].map(formats.amount),
          ),
        ),
      },
    ],
    chart: {
      title: trend.title,
      unit: trend.unit,
      legend: [statement.sales, statement.grossProfit],
      ...drawChart(drawn, languages[language].dir, (value) => formats.amount(value / 1000)),
    },
  };
}

function glimpse(sheet: Sheet): TourSheet["glimpse"] {
  const { tour, figures, formats } = sheet;
  const { statement: words } = tour.words;
  const { sales, grossProfit, profit } = figures.statement;
  const highest = Math.max(...figures.months.map((month) => month.sales));
  const percent = (value: number, of: number) => Math.round((value / of) * 100);
  return {
    figures: [
      { label: words.sales, value: formats.amount(sales) },
      { label: words.grossProfit, value: formats.amount(grossProfit) },
      { label: words.profit, value: formats.signed(profit) },
    ],
    low: stockTable(sheet)
      .rows.filter(({ low }) => low.length > 0)
      .map(({ cells }) => ({ label: cells[0] ?? "", value: cells.at(-1) ?? "" })),
    months: figures.months.map((month) => ({
      sales: percent(month.sales, highest),
      profit: percent(month.grossProfit, month.sales),
    })),
  };
}

/** The tour as a language's pages show it. */
export function tourSheetIn(tour: Tour, figures: TourFigures, language: Language): TourSheet {
  const sheet = { tour, figures, language, formats: tourFormats(language) };
  return {
    facts: [{ label: tour.amountsIn, value: currencyName(tour.currency, language) }],
    month: sheet.formats.month(tour.month),
    glimpse: glimpse(sheet),
    screens: [accounting, inventory, imports, reports].map((screen) => screen(sheet)),
  };
}
