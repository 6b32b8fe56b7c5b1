import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { textOfLength } from "../../../testing/samples";
import { Fold } from "./Fold";

test.each(
  languageCodes.flatMap((language) => [true, false].map((phoneOnly) => ({ language, phoneOnly }))),
)(
  "in $language what is folded (phoneOnly: $phoneOnly) is in the page, opens and folds natively",
  async ({ language, phoneOnly }) => {
    const [label, text] = [12, 80].map((length) => textOfLength(length, language).trim());
    const { t } = renderIn(
      language,
      <Fold label={label!} phoneOnly={phoneOnly}>
        <p>{text}</p>
      </Fold>,
    );
    const fold = screen.getByRole("group");
    expect(fold).toHaveTextContent(text!);
    await userEvent.click(screen.getByText(label!));
    expect(fold).toHaveAttribute("open");
    await userEvent.click(screen.getByText(t("common:fold.less")));
    expect(fold).not.toHaveAttribute("open");
  },
);
