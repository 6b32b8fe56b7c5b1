import { screen } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { SiteLink } from "../SiteLink/SiteLink";
import { ButtonLink } from "./ButtonLink";

describe.each(languageCodes)("links on a page in %s", (language) => {
  test("a site link stays in the language, query and hash kept", () => {
    renderIn(language, <SiteLink to="/services/?search=x#all">Services</SiteLink>);
    expect(screen.getByRole("link", { name: "Services" })).toHaveAttribute(
      "href",
      localizePath("/services/?search=x#all", language),
    );
  });

  test("a button link is a link, its arrow silent", () => {
    renderIn(
      language,
      <ButtonLink to="/contact/" variant="default" arrow className="own">
        Talk
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "Talk" });
    expect(link).toHaveAttribute("href", localizePath("/contact/", language));
    expect(link).toHaveClass("own");
    expect(link).toHaveAttribute("data-variant", "default");
    expect(link.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  test("is golden and without an arrow unless asked", () => {
    renderIn(language, <ButtonLink to="/contact/">Talk</ButtonLink>);
    const link = screen.getByRole("link", { name: "Talk" });
    expect(link).toHaveAttribute("data-variant", "gradient");
    expect(link.querySelector("svg")).toBeNull();
  });
});
