import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { sampleServices } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { wordsByLanguage } from "../../../testing/wordsByLanguage";
import type pages from "../../../locales/en/pages.json";
import { ServiceComparison } from "./ServiceComparison";

const words = wordsByLanguage<typeof pages>("pages");

test.each(languageCodes)(
  "in %s every service is a row whose cells have their columns",
  (language) => {
    const { comparison } = words[language];
    const services = sampleServices[language].map(([id, title], index) => ({
      id,
      path: `/services/${id}/`,
      iconName: "cloud",
      color: "#336699",
      title,
      price: { text: `$${index}` },
      comparison: {
        purpose: `purpose ${id}`,
        duration: `duration ${id}`,
        editor: `editor ${id}`,
        limits: `limits ${id}`,
        example: `example ${id}`,
        project: index === 0 ? { id: "spice-shop" } : null,
      },
    }));
    renderIn(
      language,
      <ServiceComparison
        heading={{ title: "Which?", intro: "Side by side." }}
        services={services}
      />,
    );
    const table = screen.getByRole("table", { name: "Which?" });
    const columns = within(table).getAllByRole("columnheader");
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      ...[comparison.service, comparison.purpose, comparison.price, comparison.duration],
      ...[comparison.editor, comparison.limits, comparison.example],
    ]);
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows).toHaveLength(services.length);
    for (const [index, { id, title, path, price }] of services.entries()) {
      const row = within(rows[index]!);
      const name = within(row.getByRole("rowheader")).getByRole("link", { name: title });
      expect(name).toHaveAttribute("href", localizePath(path, language));
      expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
        ...[`purpose ${id}`, price.text, `duration ${id}`],
        ...[`editor ${id}`, `limits ${id}`, `example ${id}`],
      ]);
    }
    expect(screen.getByRole("link", { name: /^example/ })).toHaveAttribute(
      "href",
      localizePath("/#project-spice-shop", language),
    );
  },
);
