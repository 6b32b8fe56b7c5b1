/** The screens of the ERP tour in a language: its documents and reports as tables. Pure. */
import type { TourFigures } from "../figures";
import type { Language } from "../../../i18n/languages";
import { currencyName } from "../../../i18n/names";
import { accounting } from "./accounting";
import { tourFormats } from "./formats";
import { imports } from "./imports";
import { inventory } from "./inventory";
import { reports } from "./reports";
import type { Sheet, Tour } from "./sheet";
import { shipmentAmounts, storySteps } from "./story";
import type { TourSheet } from "./types";

function glimpse(sheet: Sheet): TourSheet["glimpse"] {
  const { tour, figures, formats } = sheet;
  const { statement: words } = tour.words;
  const { opened, received } = tour.shipment.steps;
  const amounts = shipmentAmounts(sheet);
  const { sales, grossProfit, profit } = figures.statement;
  const highest = Math.max(...figures.months.map((month) => month.sales));
  const percent = (value: number, of: number) => Math.round((value / of) * 100);
  return {
    figures: [
      { label: words.sales, value: formats.amount(sales) },
      { label: words.grossProfit, value: formats.amount(grossProfit) },
      { label: words.profit, value: formats.signed(profit) },
    ],
    story: [
      { label: opened.figure, value: formats.amount(amounts.opened) },
      { label: received.figure, value: formats.amount(amounts.received) },
    ],
    months: figures.months.map((month) => ({
      sales: percent(month.sales, highest),
      profit: percent(month.grossProfit, month.sales),
    })),
  };
}

/** The tour as a language's pages show it. */
export function tourSheetIn(tour: Tour, figures: TourFigures, language: Language): TourSheet {
  const sheet = { tour, figures, language, formats: tourFormats(language, tour.currency) };
  return {
    facts: [{ label: tour.amountsIn, value: currencyName(tour.currency, language) }],
    month: sheet.formats.month(tour.month),
    glimpse: glimpse(sheet),
    story: storySteps(sheet),
    // In the order in which a shipment reaches them.
    screens: [imports, inventory, accounting, reports].map((screen) => screen(sheet)),
  };
}
