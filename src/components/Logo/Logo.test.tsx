import { render, screen } from "@testing-library/react";
import { Logo } from "./Logo";

test("the brand is a drawing that says its name", () => {
  const wordmark = { address: "/static/wordmark.svg#wordmark", width: 10, height: 7 };
  render(<Logo company={{ name: "FTS", wordmark }} />);
  const drawing = screen.getByRole("img", { name: "FTS" });
  expect(drawing).toHaveAttribute("viewBox", "0 0 10 7");
  expect(drawing.querySelector("use")).toHaveAttribute("href", wordmark.address);
});

test("a brand that has no drawing is written", () => {
  render(<Logo company={{ name: "إف تي إس", wordmark: null }} />);
  expect(screen.getByText("إف تي إس")).toBeVisible();
});
