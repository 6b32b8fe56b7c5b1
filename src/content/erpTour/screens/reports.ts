/** The screen of the ERP tour with the month's statement and the trend. */
import { languages } from "../../../i18n/languages";
import { drawChart } from "./chart";
import { columns, line, sumLine, type Sheet } from "./sheet";
import type { TourScreen, TourTable } from "./types";

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

/** The screen in a language. */
export function reports(sheet: Sheet): TourScreen {
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
