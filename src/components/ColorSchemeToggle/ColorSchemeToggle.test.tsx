import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../tools/jest/renderIn";
import { languageCodes } from "../../i18n/languages";
import { ColorSchemeToggle } from "./ColorSchemeToggle";

test.each(languageCodes)(
  "the dark mode switch in %s says and changes the scheme",
  async (language) => {
    const { t } = renderIn(language, <ColorSchemeToggle />);
    const toggle = screen.getByRole("switch", { name: t("colorScheme.toggle.label") });
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "light");
    toggle.focus();
    await userEvent.keyboard(" ");
    expect(toggle).toBeChecked();
    expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
  },
);
