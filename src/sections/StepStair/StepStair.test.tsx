import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { textOfLength } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { StepStair } from "./StepStair";

test.each(languageCodes)("the stair reads as an ordered list of headed steps in %s", (language) => {
  const titles = ["1", "2", "3"].map((number) => `${textOfLength(8, language)} ${number}`);
  const text = textOfLength(40, language).trim();
  renderIn(language, <StepStair steps={titles.map((title) => ({ title, text }))} />);
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  const steps = within(list).getAllByRole("listitem");
  const headings = steps.map((step) => within(step).getByRole("heading", { level: 3 }));
  expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  for (const step of steps) expect(within(step).getByText(text)).toBeVisible();
});
