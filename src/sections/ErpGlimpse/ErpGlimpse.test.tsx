import { screen } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { tourFigures } from "../../content/erpTour/figures";
import { localize } from "../../content/localize";
import { readContent } from "../../content/readContent";
import { tourSheetIn } from "../../content/erpTour/screens/screens";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { ErpGlimpse } from "./ErpGlimpse";

const { tour: source } = readContent(process.cwd());

test.each(languageCodes)(
  "the glimpse in %s has the figures of the tour, says that they are samples, and leads to it",
  (language) => {
    const tour = localize(source, language, (text) => text);
    const sheet = tourSheetIn(tour, tourFigures(source), language);
    const service = { path: "/services/erp-system/" };
    renderIn(language, <ErpGlimpse tour={{ ...tour, service, sheet }} />);
    expect(screen.getByRole("link", { name: tour.title })).toHaveAttribute(
      "href",
      localizePath("/services/erp-system/#tour", language),
    );
    expect(screen.getByText(tour.notice)).toBeVisible();
    const report = sheet.screens.at(-1)!.tables[0]!;
    const terms = screen.getAllByRole("term");
    for (const name of [tour.words.statement.sales, tour.words.statement.profit]) {
      const term = terms.find(({ textContent }) => textContent === name)!;
      const amount = report.rows.find(({ cells }) => cells[0] === name)!.cells[1]!;
      expect(term.nextElementSibling).toHaveTextContent(amount);
    }
    const landed = sheet.screens[0]!.tables[0]!.rows.at(-1)!.cells;
    const amounts = sheet.glimpse.story.map(({ value }) => value);
    expect(landed).toEqual(expect.arrayContaining(amounts));
    for (const amount of amounts) expect(screen.getByText(amount)).toBeVisible();
  },
);
