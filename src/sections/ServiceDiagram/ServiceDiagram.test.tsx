import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { ServiceDiagram } from "./ServiceDiagram";

const nodes = ["Basket", "Payment", "Books"].map((title) => ({
  iconName: "cloud",
  title,
  text: `${title} in a sentence.`,
  parts: [`${title} one`, `${title} two`],
}));

test.each(languageCodes)(
  "in %s the places are an ordered list, each with what is there",
  (language) => {
    renderIn(
      language,
      <ServiceDiagram diagram={{ title: "An order", intro: "Its way.", nodes }} accent="#336699" />,
    );
    const region = within(screen.getByRole("region", { name: "An order" }));
    const [list] = region.getAllByRole("list");
    expect(list!.tagName).toBe("OL");
    const titles = within(list!).getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(nodes.map(({ title }) => title));
    for (const [index, { text, parts }] of nodes.entries()) {
      const place = within(list!.children[index] as HTMLElement);
      expect(place.getByText(text)).toBeVisible();
      expect(place.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(parts);
    }
  },
);
