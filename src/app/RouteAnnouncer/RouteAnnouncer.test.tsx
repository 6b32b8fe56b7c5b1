import { act, screen } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { RouteAnnouncer } from "./RouteAnnouncer";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(languageCodes)(
  "the page a navigation led to is announced in %s, the first one not",
  async (language) => {
    document.title = "First | FTS";
    const { rerender, t } = renderIn(language, <RouteAnnouncer path="/" />);
    act(() => jest.runAllTimers());
    const first = t("site.pageAnnouncement.text", { title: "First | FTS" });
    expect(screen.queryByText(first)).not.toBeInTheDocument();

    rerender(<RouteAnnouncer path="/about/" />);
    document.title = "About | FTS";
    // The words of a page arrive with it: drawing it again must not lose the announcement.
    rerender(<RouteAnnouncer path="/about/" />);
    // The head's observer answers after the present task.
    await act(() => Promise.resolve());
    const message = screen.getByText(t("site.pageAnnouncement.text", { title: "About | FTS" }));
    expect(message).toHaveAttribute("aria-live", "polite");
  },
);
