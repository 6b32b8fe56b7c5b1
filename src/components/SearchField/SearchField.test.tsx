import { screen } from "@testing-library/react";
import { renderIn } from "../../../tools/jest/renderIn";
import { SearchField } from "./SearchField";

test.each([
  ["en", "/services/", "Search the services"],
  ["ar", "/ar/services/", "ابحث في الخدمات"],
] as const)("%s: a form that works by itself and leads to the list", (language, action, name) => {
  renderIn(language, <SearchField />);
  const field = screen.getByRole("searchbox", { name });
  expect(field).toHaveAttribute("name", "search");
  expect(field.closest("form")).toHaveAttribute("action", action);
  expect(field.closest("form")).not.toHaveAttribute("method", "post");
  expect(screen.getByRole("search")).toContainElement(field);
});
