import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { sampleServices, sampleShell } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { footerPages } from "../../i18n/menuPages";
import { localizePath } from "../../i18n/paths";
import { Footer } from "./Footer";

describe.each(languageCodes)("the footer in %s", (language) => {
  const shell = sampleShell(language);

  test("leads to the pages, each service, the networks and the company", () => {
    const { t } = renderIn(language, <Footer shell={shell} />);
    const quick = screen.getByRole("navigation", { name: t("footer.quickLinks.title") });
    expect(
      within(quick)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(footerPages.map(({ route }) => localizePath(route, language)));
    const services = screen.getByRole("navigation", { name: t("footer.services.title") });
    for (const [id, title] of sampleServices[language]) {
      expect(within(services).getByRole("link", { name: title })).toHaveAttribute(
        "href",
        localizePath(`/services/${id}/`, language),
      );
    }
    const label = t("footer.social.label", { name: "FTS", network: "Facebook" });
    expect(screen.getByRole("link", { name: label })).toHaveAttribute(
      "href",
      "https://facebook.example/fts",
    );
    expect(screen.getByRole("link", { name: "info@fts.example" })).toHaveAttribute(
      "href",
      "mailto:info@fts.example",
    );
    expect(screen.getByRole("link", { name: "+20 3 000 0000" })).toHaveAttribute(
      "href",
      "tel:+2030000000",
    );
  });

  test("leads to the list where there are more services than it names", () => {
    const { t, unmount } = renderIn(language, <Footer shell={shell} />);
    const name = t("nav.allServices.link");
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
    unmount();
    const menuServices = { ...shell.menuServices, pageInfo: { hasNextPage: true } };
    renderIn(language, <Footer shell={{ ...shell, menuServices }} />);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", localizePath("/services/", language));
  });

  test("says the year it is", () => {
    jest.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z") });
    const { t } = renderIn(language, <Footer shell={shell} />);
    const text = t("footer.copyright.text", { year: "2031", name: "FTS" });
    expect(screen.getByText(text)).toBeInTheDocument();
    jest.useRealTimers();
  });
});
