import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture, textOfLength } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { ChairmanMessage } from "./ChairmanMessage";

test.each(languageCodes)(
  "the chairman's letter in %s is whole, in order and signed",
  (language) => {
    const letter = [20, 60, 90, 70].map((length) => textOfLength(length, language).trim());
    const message = {
      heading: textOfLength(15, language).trim(),
      name: `${textOfLength(10, language).trim()} 1`,
      title: `${textOfLength(10, language).trim()} 2`,
      letter,
      image: samplePicture("A portrait"),
    };
    const { t } = renderIn(language, <ChairmanMessage message={message} />);
    const section = screen.getByRole("region", { name: message.heading });
    const paragraphs = [...section.querySelectorAll("p")].map((element) => element.textContent);
    expect(paragraphs).toEqual(letter);
    expect(within(section).getByRole("img", { name: "A portrait" })).toBeInTheDocument();
    expect(within(section).getByText(message.name)).toBeInTheDocument();
    expect(within(section).getByText(message.title)).toBeInTheDocument();
    // What is folded away is in the page, behind the browser's own control.
    const rest = within(section).getByRole("group");
    expect(rest).toHaveTextContent(letter.at(-1)!);
    expect(rest).not.toHaveTextContent(letter[2]!);
    expect(within(rest).getByText(t("home:chairman.more")).closest("summary")).not.toBeNull();
  },
);
