import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { sampleServices } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { ServiceGrid } from "./ServiceGrid";

describe.each(languageCodes)("the service cards in %s", (language) => {
  const services = sampleServices[language].map(([id, title, description]) => ({
    id,
    path: `/services/${id}/`,
    iconName: "cloud",
    color: "#336699",
    title,
    summary: description,
  }));

  test("show icon, title, summary and colour, and lead to the service", () => {
    renderIn(language, <ServiceGrid services={services} />);
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(services.length);
    for (const [index, { title, path, summary }] of services.entries()) {
      const card = cards[index]!;
      expect(within(card).getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
      expect(within(card).getByRole("link", { name: title })).toHaveAttribute(
        "href",
        localizePath(path, language),
      );
      expect(within(card).getByText(summary)).toBeInTheDocument();
      expect(card.style.getPropertyValue("--accent")).toBe("#336699");
      expect(card.querySelector("svg")).not.toBeNull();
    }
  });
});
