import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { SearchField } from "./SearchField";

test.each([
  ["en", "/services/", "Search services and answers"],
  ["ar", "/ar/services/", "ابحث في الخدمات والإجابات"],
] as const)("%s: a form that works by itself and leads to the list", (language, action, name) => {
  renderIn(language, <SearchField />);
  const field = screen.getByRole("searchbox", { name });
  expect(field).toHaveAttribute("name", "search");
  expect(field.closest("form")).toHaveAttribute("action", action);
  expect(field.closest("form")).not.toHaveAttribute("method", "post");
  expect(screen.getByRole("search")).toContainElement(field);
});

test("is cleared by its own button, and reports it where it searches live", async () => {
  const user = userEvent.setup();
  const onInput = jest.fn();
  const live = { inputRef: { current: null }, onFocus: jest.fn(), onInput, onDone: jest.fn() };
  renderIn("en", <SearchField live={live} />);
  const field = screen.getByRole("searchbox");
  await user.type(field, "erp");
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(onInput).toHaveBeenLastCalledWith("");
});
