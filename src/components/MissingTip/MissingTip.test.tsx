import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { starPaths } from "../../theme/star";
import { MissingTip } from "./MissingTip";

test.each(languageCodes)(
  "the star that lacks a tip adorns a page in %s, and is not read",
  (language) => {
    const { container } = renderIn(language, <MissingTip />);
    const star = container.querySelector("svg")!;
    expect(star).toHaveAttribute("aria-hidden", "true");
    expect(Array.from(star.children, (path) => path.getAttribute("d"))).toEqual([
      starPaths.withoutTip,
      starPaths.tip,
    ]);
  },
);
