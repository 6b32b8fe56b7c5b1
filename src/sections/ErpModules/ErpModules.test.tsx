import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { textOfLength } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { ErpModules } from "./ErpModules";

test.each(languageCodes)(
  "the modules in %s each have their words and their own colour",
  (language) => {
    const modules = Array.from({ length: 9 }, (_, index) => ({
      id: `module-${index}`,
      title: `${textOfLength(12, language).trim()} ${index}`,
      description: `${textOfLength(30, language).trim()} ${index}`,
      color: `#00000${index}`,
    }));
    renderIn(language, <ErpModules modules={modules} />);
    const tiles = screen.getAllByRole("article");
    expect(tiles).toHaveLength(9);
    for (const [index, tile] of tiles.entries()) {
      const { title, description, color } = modules[index]!;
      expect(within(tile).getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
      expect(within(tile).getByText(description)).toBeInTheDocument();
      expect(tile.style.getPropertyValue("--accent")).toBe(color);
    }
  },
);
