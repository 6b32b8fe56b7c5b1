import { render, screen } from "@testing-library/react";
import { renderFirst } from "./renderFirst";
import { PageParts } from "./PageParts";

const names = ["header", "story", "values", "closing"];
const page = () => (
  <PageParts>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </PageParts>
);
const shown = () => screen.getAllByText(/./).map((part) => part.textContent);

afterEach(() => renderFirst("all"));

test("a page that is loaded or returned to is whole at once", () => {
  render(page());
  expect(shown()).toEqual(names);
});

test("a page that a link leads to shows its header, then the rest", async () => {
  renderFirst("header");
  render(page());
  expect(shown()).toEqual(names.slice(0, 1));
  await screen.findByText("closing");
  expect(shown()).toEqual(names);
});
