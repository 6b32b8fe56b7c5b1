import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { locationOf } from "../../../testing/samples";
import { languageCodes, languages, otherLanguages } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { LanguageMenu } from "./LanguageMenu";

describe.each(languageCodes)("the menu of languages in %s", (language) => {
  const show = () => {
    renderIn(language, <LanguageMenu location={locationOf(localizePath("/about/", language))} />);
    const menu = screen.getByRole("group");
    return { menu, name: within(menu).getByText(languages[language].label) };
  };

  test("leads to the same page in every other language", async () => {
    const { menu, name } = show();
    expect(menu).not.toHaveAttribute("open");
    await userEvent.click(name);
    expect(menu).toHaveAttribute("open");
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      otherLanguages(language).map((code) => localizePath("/about/", code)),
    );
  });

  test("closes by Escape, which gives the focus back, and by a click elsewhere", async () => {
    const { menu, name } = show();
    await userEvent.click(name);
    within(menu).getAllByRole("link")[0]!.focus();
    await userEvent.keyboard("{Escape}");
    expect(menu).not.toHaveAttribute("open");
    expect(name).toHaveFocus();
    await userEvent.click(name);
    await userEvent.click(document.body);
    expect(menu).not.toHaveAttribute("open");
  });
});
