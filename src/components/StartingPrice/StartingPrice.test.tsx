import { renderIn } from "../../../testing/renderIn";
import { StartingPrice } from "./StartingPrice";

test.each([
  ["en", "project", "Starting price $5,000", "$5,000"],
  ["en", "session", "Starting price $200 per session", "$200"],
  ["ar", "project", "يبدأ السعر من 5,000 دولار أمريكي", "5,000 دولار أمريكي"],
  ["ar", "session", "يبدأ السعر من 200 دولار أمريكي للجلسة", "200 دولار أمريكي"],
] as const)("%s: one sentence whose amount stands out", (language, unit, sentence, text) => {
  const { container } = renderIn(language, <StartingPrice price={{ text, unit }} />);
  expect(container).toHaveTextContent(sentence);
  expect(container.querySelector("strong")).toHaveTextContent(text);
});
