import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture, textOfLength } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { HomeAbout } from "./HomeAbout";

test.each(languageCodes)(
  "the about block in %s: words, figures, picture and the way on",
  (language) => {
    const title = textOfLength(20, language).trim();
    const text = [textOfLength(40, language).trim(), textOfLength(60, language).trim()];
    const label = textOfLength(8, language).trim();
    const promises = [textOfLength(30, language).trim(), textOfLength(25, language).trim()];
    const about = { title, text, promises, image: samplePicture("An instrument") };
    const { t } = renderIn(
      language,
      <HomeAbout about={about} claims={[{ id: "projects", value: 1250, suffix: "+", label }]} />,
    );
    const section = screen.getByRole("region", { name: title });
    for (const paragraph of text) expect(within(section).getByText(paragraph)).toBeInTheDocument();
    const items = within(section).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([`1,250+ ${label}`, ...promises]);
    expect(within(section).getByText("1,250+")).toHaveAttribute("dir", "ltr");
    expect(within(section).getByRole("img", { name: "An instrument" })).toBeInTheDocument();
    // The link says what about, to those who hear it among the page's other links.
    const more = within(section).getByRole("link");
    expect(more).toHaveAccessibleName(
      expect.stringMatching(`^${t("home:about.more.link")}.*${title}$`),
    );
    expect(more).toHaveAttribute("href", localizePath("/about/", language));
  },
);
