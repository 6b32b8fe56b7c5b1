/** The screen of the ERP tour with journal entries and the trial balance. */
import type { TourFigures } from "../figures";
import { sum } from "../money";
import { columns, line, sumLine, type Sheet, type Tour } from "./sheet";
import type { TourScreen, TourTable } from "./types";

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

/** The screen in a language. */
export function accounting(sheet: Sheet): TourScreen {
  const { tour, figures } = sheet;
  const { accounting: heading, trialBalance } = tour.words;
  const { entry, steps } = tour.shipment;
  const received = { number: entry, date: steps.received.date, text: steps.received.title };
  return {
    id: "accounting",
    ...heading,
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
