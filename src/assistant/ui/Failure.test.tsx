import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readKnowledge } from "../build/knowledge";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { renderIn } from "../../../testing/renderIn";
import { Assistant } from "./Assistant";

test.each(languageCodes)(
  "in %s what could not be loaded is reported, and tried again when asked",
  async (language) => {
    const fetchKnowledge = jest
      .fn()
      .mockRejectedValueOnce(new TypeError("offline"))
      .mockResolvedValueOnce({ ok: false, status: 503 })
      .mockResolvedValue({
        ok: true,
        json: () => Promise.resolve(readKnowledge(process.cwd(), language)),
      });
    globalThis.fetch = fetchKnowledge;
    window.history.replaceState(null, "", localizePath("/", language));
    const user = userEvent.setup();
    const { t } = renderIn(language, <Assistant onNavigation={() => () => undefined} />);
    await user.click(screen.getByRole("button", { name: t("assistant:button.open") }));
    const panel = screen.getByRole("dialog");
    const retry = async () =>
      user.click(await within(panel).findByRole("button", { name: t("assistant:panel.retry") }));
    expect(await within(panel).findByText(t("assistant:panel.failed"))).toBeVisible();
    await retry();
    // The button is gone; Escape and Tab still belong to the panel.
    expect(panel).toHaveFocus();
    await retry();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    expect(
      await within(panel).findByRole("list", { name: t("assistant:suggestions.quick") }),
    ).toBeVisible();
    expect(fetchKnowledge).toHaveBeenCalledTimes(3);
  },
);
