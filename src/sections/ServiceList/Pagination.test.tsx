import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tools/jest/renderIn";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { Pagination } from "./Pagination";

describe.each(languageCodes)("the pages of the list in %s", (language) => {
  const open = (page: number, pageCount: number) => {
    const { t } = renderIn(language, <Pagination page={page} pageCount={pageCount} />);
    const nav = within(screen.getByRole("navigation", { name: t("pages:list.label") }));
    const to = (name: string) => nav.queryByRole("link", { name })?.getAttribute("href");
    return { t, nav, to };
  };
  const path = (route: string) => localizePath(route, language);

  test("lead back and on, to the first, the last and those around", () => {
    const { t, nav, to } = open(7, 42);
    expect(to(t("pages:list.previous"))).toBe(path("/services/page/6/"));
    expect(to(t("pages:list.next"))).toBe(path("/services/page/8/"));
    expect(nav.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1",
      "5",
      "6",
      "7",
      "8",
      "9",
      "42",
    ]);
    expect(to(t("pages:list.current", { page: 1 }))).toBe(path("/services/"));
    expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("7");
  });

  test("end at both ends", () => {
    const { t, to } = open(1, 1);
    expect(to(t("pages:list.previous"))).toBeUndefined();
    expect(to(t("pages:list.next"))).toBeUndefined();
  });
});
