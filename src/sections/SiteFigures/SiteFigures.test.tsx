import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { SiteFigures } from "./SiteFigures";

const figure = (kind: string, unit: string | null, keys: string[] | null) => ({
  kind,
  unit,
  keys,
  title: `About ${kind}`,
  text: "What it says.",
  check: `How to check ${kind}.`,
});

const service = {
  path: "/services/sites/",
  siteFigures: {
    title: "This site",
    intro: "Its figures.",
    checkTitle: "Check it",
    figures: [
      figure("weight", "kB", null),
      figure("speed", "s", null),
      figure("languages", null, null),
      figure("print", null, ["Ctrl", "P"]),
    ],
    measured: "Last measured:",
    link: "Measure it",
  },
  measurement: {
    kilobytes: 240,
    largestPaint: 1.4,
    tool: "Lighthouse 12.8.2",
    measuredOn: "2026-01-31",
    day: "January 31, 2026",
  },
};

describe.each(languageCodes)("the site's own figures in %s", (language) => {
  test("each is a number or keys with what it says and how to check it", () => {
    renderIn(language, <SiteFigures service={service} siteUrl="https://fts.test" />);
    const section = within(screen.getByRole("region", { name: "This site" }));
    const items = section.getAllByRole("listitem");
    const values = ["240 kB", "1.4 s", String(languageCodes.length), "CtrlP"];
    expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual(values);
    for (const [index, { kind }] of service.siteFigures.figures.entries()) {
      const item = within(items[index]!);
      expect(item.getByRole("heading", { level: 3, name: `About ${kind}` })).toBeVisible();
      expect(items[index]).toHaveTextContent(`How to check ${kind}.`);
    }
    expect(section.getByText("January 31, 2026")).toHaveAttribute("datetime", "2026-01-31");
    const link = section.getByRole("link", { name: "Measure it" });
    const { searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(searchParams.get("url")).toBe(
      `https://fts.test${localizePath("/services/sites/", language)}`,
    );
  });

  test("what was not measured in the language is left out", () => {
    const unmeasured = { ...service, measurement: null };
    renderIn(language, <SiteFigures service={unmeasured} siteUrl="https://fts.test" />);
    const titles = screen.getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "About languages",
      "About print",
    ]);
    expect(screen.queryByText(/Last measured/)).not.toBeInTheDocument();
  });
});
