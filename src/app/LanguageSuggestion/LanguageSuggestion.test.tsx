import { readFileSync } from "node:fs";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { locationOf } from "../../../testing/samples";
import { languageCodes, languages, otherLanguages, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { LanguageSuggestion } from "./LanguageSuggestion";

const dataOf = (code: Language) => readFileSync(`locales/${code}/suggestion.json`, "utf8");
const wordsOf = (code: Language) =>
  (JSON.parse(dataOf(code)) as { suggestion: Record<string, string> }).suggestion;
const speak = (...tags: string[]) => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  jest.spyOn(navigator, "language", "get").mockReturnValue(tags[0] ?? "");
};

beforeEach(() => localStorage.clear());

describe.each(languageCodes)("on a page in %s", (language) => {
  const other = otherLanguages(language)[0]!;
  const words = wordsOf(other);
  const show = () =>
    renderIn(
      language,
      <LanguageSuggestion
        translations={otherLanguages(language).map((code) => ({
          language: code,
          data: dataOf(code),
        }))}
        location={locationOf(localizePath("/about/?x=1", language))}
      />,
    );

  test("a browser in the other language is offered it, in its own words", async () => {
    speak(`${other}-EG`, language);
    show();
    const line = await screen.findByRole("complementary", { name: words.label });
    expect(line).toHaveAttribute("lang", languages[other].hrefLang);
    expect(line).toHaveAttribute("dir", languages[other].dir);
    expect(line).toHaveTextContent(words.text!);
    const link = screen.getByRole("link", { name: words.link });
    // The address with its query is set in an effect, which may come after the line is there.
    await waitFor(() => expect(link).toHaveAttribute("href", localizePath("/about/?x=1", other)));
  });

  test("a stored choice counts more than the browser", async () => {
    speak(language);
    localStorage.setItem("language", other);
    show();
    expect(await screen.findByRole("complementary")).toBeInTheDocument();
  });

  test.each([[[language, other]], [["fr", language]], [["fr"]], [[]]])(
    "a browser in %j is offered nothing",
    async (tags) => {
      speak(...tags);
      show();
      // As long as the line's code takes where it is wanted.
      await import("./SuggestionLine");
      await act(() => Promise.resolve());
      expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    },
  );

  test("a dismissal is remembered", async () => {
    speak(other);
    const { unmount } = show();
    await userEvent.click(await screen.findByRole("button", { name: words.dismiss }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    unmount();
    show();
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });

  test("a dismissal works where storage throws", async () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
    speak(other);
    show();
    await userEvent.click(await screen.findByRole("button", { name: words.dismiss }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });
});
