import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { PointSteps } from "./PointSteps";

test("steps are an ordered list; those with a title have a heading, short ones have none", () => {
  renderIn(
    "en",
    <PointSteps steps={[{ title: "Study", text: "We listen." }, { text: "We build." }]} />,
  );
  const [first, second] = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(within(first!).getByRole("heading", { name: "Study" })).toBeVisible();
  expect(within(second!).queryByRole("heading")).toBeNull();
  expect(screen.getByRole("list").tagName).toBe("OL");
});
