import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { renderIn } from "../../../testing/renderIn";
import { locationOf } from "../../../testing/samples";
import { languageCodes, languages, otherLanguages } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { LanguageLink } from "./LanguageLink";

describe.each(languageCodes)("a language link on a page in %s", (language) => {
  const to = otherLanguages(language)[0]!;
  const link = (address: string) => (
    <LanguageLink to={to} location={locationOf(localizePath(address, language))}>
      {languages[to].label}
    </LanguageLink>
  );

  test("leads to the same page, query and hash kept, marked with its language", () => {
    // It is younger than the browsers served.
    jest.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
    renderIn(language, link("/services/?search=x&lang=fr&a=1#top"));
    const element = screen.getByRole("link", { name: languages[to].label });
    expect(element).toHaveAttribute("href", localizePath("/services/?search=x&a=1#top", to));
    expect(element).toHaveAttribute("lang", languages[to].hrefLang);
    expect(element).toHaveAttribute("hreflang", languages[to].hrefLang);
    expect(element).toHaveAttribute("dir", languages[to].dir);
  });

  test("is a working link in the served HTML", () => {
    expect(renderToString(link("/about/?x=1"))).toContain(`href="${localizePath("/about/", to)}"`);
  });

  test("keeps what the page has written into the address since", async () => {
    window.history.replaceState(null, "", `${localizePath("/services/", language)}?search=shop`);
    renderIn(language, link("/services/?search=old"));
    const element = screen.getByRole("link");
    element.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(element);
    expect(element).toHaveAttribute("href", localizePath("/services/?search=shop", to));
    window.history.replaceState(null, "", "/");
  });
});
