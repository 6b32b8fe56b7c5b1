import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { tourFigures } from "../../content/erpTour/figures";
import { localize } from "../../content/localize";
import { readContent } from "../../content/readContent";
import { tourSheetIn } from "../../content/erpTour/screens/screens";
import { ErpTour } from "./ErpTour";

const { tour: source } = readContent(process.cwd());

function tourIn(language: Language): Queries.ErpTourFragment {
  const tour = localize(source, language, (text) => text);
  const sheet = tourSheetIn(tour, tourFigures(source), language);
  return JSON.parse(JSON.stringify({ ...tour, sheet })) as Queries.ErpTourFragment;
}

describe.each(languageCodes)("the tour in %s", (language) => {
  const tour = tourIn(language);
  const tabs = () => screen.getAllByRole("tab");
  const selected = () => screen.getByRole("tab", { selected: true }).textContent;
  const [first, second, , last] = tour.sheet.screens.map(({ title }) => title);

  test("a table per document and report, each with headings of rows and columns", () => {
    renderIn(language, <ErpTour tour={tour} />);
    for (const { title, columns, rows } of tour.sheet.screens.flatMap((each) => each.tables)) {
      const table = screen.getByRole("table", { name: title, hidden: true });
      const heads = within(table).getAllByRole("columnheader", { hidden: true });
      expect(heads.map((head) => head.textContent)).toEqual(columns.map((column) => column.title));
      expect(within(table).getAllByRole("rowheader", { hidden: true })).toHaveLength(rows.length);
    }
    expect(screen.getByText(tour.notice)).toBeVisible();
  });

  test("the story of a shipment is told in order, with amounts of the screens below", () => {
    renderIn(language, <ErpTour tour={tour} />);
    const section = screen.getByRole("region", { name: tour.story.title });
    const steps = within(section).getAllByRole("listitem");
    expect(steps).toHaveLength(tour.sheet.story.length);
    for (const [index, { title, date, label, figure }] of tour.sheet.story.entries()) {
      const step = within(steps[index]!);
      step.getByRole("heading", { level: 3, name: title });
      for (const words of [date, label, figure]) step.getByText(words);
    }
  });

  test("the arrow keys follow the direction of the page, Home and End lead to the ends", async () => {
    const user = userEvent.setup();
    renderIn(language, <ErpTour tour={tour} />);
    const isLtr = languages[language].dir === "ltr";
    await user.click(tabs()[0]!);
    expect(selected()).toBe(first);
    await user.keyboard(isLtr ? "{ArrowRight}" : "{ArrowLeft}");
    expect(selected()).toBe(second);
    await user.keyboard("{End}");
    expect(selected()).toBe(last);
    await user.keyboard(isLtr ? "{ArrowRight}" : "{ArrowLeft}");
    expect(selected()).toBe(first);
    await user.keyboard("{End}{Home}");
    expect(selected()).toBe(first);
    expect(screen.getByRole("tabpanel", { name: first })).toBeVisible();
  });

  test("the chart has a name, and its figures as a table", () => {
    renderIn(language, <ErpTour tour={tour} />);
    const { title } = source.words.trend;
    const chart = screen.getByRole("img", { name: title[language], hidden: true });
    expect(chart.querySelectorAll("rect")).toHaveLength(2 * (source.history.length + 1));
    screen.getByRole("table", { name: title[language], hidden: true });
  });
});
