import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { locationOf, sampleServices, sampleShell } from "../../../testing/samples";
import { languageCodes, languages, otherLanguages } from "../../i18n/languages";
import { headerPages } from "../../i18n/menuPages";
import { localizePath } from "../../i18n/paths";
import { Header } from "./Header";

describe.each(languageCodes)("the header in %s", (language) => {
  const path = (route: string) => localizePath(route, language);
  const show = (route = "/about/") => {
    window.history.replaceState(null, "", path(route));
    return renderIn(
      language,
      <Header shell={sampleShell(language)} location={locationOf(path(route))} />,
    );
  };
  const services = sampleServices[language];

  test("links to every page and to each service by name", () => {
    const { t } = show();
    const nav = screen.getByRole("navigation", { name: t("nav.main.label") });
    const hrefOf = (name: string) =>
      within(nav)
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .getAttribute("href");
    for (const { name, route } of headerPages) {
      const word = name === "services" ? "allServices" : name;
      expect(hrefOf(t(`nav.${word}.link`))).toBe(path(route));
    }
    for (const [id, title] of services) expect(hrefOf(title)).toBe(path(`/services/${id}/`));
    const other = otherLanguages(language)[0]!;
    expect(screen.getByRole("link", { name: languages[other].label })).toHaveAttribute(
      "href",
      localizePath("/about/", other),
    );
  });

  test("marks the page, and the services' menu on a service's page", () => {
    const { t } = show(`/services/${services[0][0]}/`);
    const menu = screen.getByRole("button", { name: t("nav.services.link") });
    expect(menu).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("link", { name: new RegExp(services[0][1]) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(screen.getByRole("link", { name: t("nav.about.link") })).not.toHaveAttribute(
      "aria-current",
    );
  });

  test("the menu opens and closes, by itself and by a click elsewhere", async () => {
    const { t } = show();
    const menu = screen.getByRole("button", { name: t("nav.services.link") });
    expect(menu).not.toHaveAttribute("aria-current");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(document.body);
    expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("the keys move through the menu, around its ends, and Escape gives the focus back", async () => {
    const { t } = show();
    const menu = screen.getByRole("button", { name: t("nav.services.link") });
    const all = screen.getByRole("link", { name: new RegExp(t("nav.allServices.link")) });
    const last = screen.getByRole("link", { name: new RegExp(services.at(-1)![1]) });
    await userEvent.click(menu);
    await userEvent.keyboard("{ArrowDown}");
    expect(all).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(all).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(all).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(menu).toHaveFocus();
    expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("turns solid after 50 pixels", () => {
    show();
    const header = screen.getByRole("banner");
    const scrollTo = (top: number) => {
      Object.defineProperty(window, "scrollY", { value: top, configurable: true });
      act(() => {
        window.dispatchEvent(new Event("scroll"));
      });
    };
    scrollTo(50);
    expect(header).not.toHaveAttribute("data-scrolled");
    scrollTo(51);
    expect(header).toHaveAttribute("data-scrolled");
    scrollTo(0);
    expect(header).not.toHaveAttribute("data-scrolled");
  });

  test("the menu button opens the drawer, which gives the focus back", async () => {
    const { t } = show();
    const opener = screen.getByRole("button", { name: t("nav.menu.open") });
    expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: t("nav.menu.title") });
    expect(opener).toHaveAttribute("aria-expanded", "true");
    const submenu = within(drawer).getByRole("button", { name: t("nav.services.link") });
    expect(submenu).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(submenu);
    expect(submenu).toHaveAttribute("aria-expanded", "true");
    const first = await within(drawer).findByRole("link", { name: new RegExp(services[0][1]) });
    expect(first).toHaveAttribute("href", path(`/services/${services[0][0]}/`));
    await userEvent.click(screen.getByRole("button", { name: t("nav.menu.close") }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(opener).toHaveFocus();
    });
  });
});
