import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { ClosingCall } from "./ClosingCall";

test("the closing call is a region named by its heading, with its actions", () => {
  renderIn(
    "en",
    <ClosingCall heading={{ title: "Shall we talk?", intro: "We answer within a day." }}>
      <a href="/contact/">Talk to us</a>
    </ClosingCall>,
  );
  const section = screen.getByRole("region", { name: "Shall we talk?" });
  expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent("Shall we talk?");
  expect(within(section).getByText("We answer within a day.")).toBeInTheDocument();
  expect(within(section).getByRole("link", { name: "Talk to us" })).toBeInTheDocument();
});
