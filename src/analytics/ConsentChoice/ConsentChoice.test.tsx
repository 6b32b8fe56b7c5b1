import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { consentKey, readConsent, rememberConsent } from "../consent";
import { choiceSlot } from "../slot";
import { ConsentChoice } from "./ConsentChoice";
import { loadConsentWords, type ConsentWords } from "./words";

jest.mock("../measurementId", () => ({ measurementId: "G-TEST1234" }));

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
const updates = () =>
  commands().flatMap(([name, kind, signals]) =>
    name === "consent" && kind === "update" ? [signals] : [],
  );
const granted = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "granted",
};
const views = () => commands().filter(([name, kind]) => name === "event" && kind === "page_view");

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  document.body.innerHTML = `<span id="${choiceSlot}"></span>`;
});

describe.each(languageCodes)("the choice in %s", (language) => {
  let words: ConsentWords;
  beforeAll(async () => {
    words = await loadConsentWords(language);
  });
  const choiceOn = (path: string) => (
    <ConsentChoice page={{ path, title: `Page ${path}` }} language={language} words={words} />
  );
  const show = () => renderIn(language, choiceOn("/"));
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const pressByKey = (name: string) => {
    screen.getByRole("button", { name }).focus();
    return userEvent.keyboard("{Enter}");
  };

  test("asks, and leaves with the answer, which is kept", async () => {
    show();
    expect(screen.getByRole("region", { name: words.label })).toBeInTheDocument();
    await press(words.reject);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(words.thanks);
    expect(readConsent()).toBe("rejected");
  });

  test("the focus of who answers by key goes to where the answer is changed", async () => {
    show();
    await pressByKey(words.accept);
    expect(screen.getByRole("button", { name: words.change })).toHaveFocus();
  });

  test("an answer from another tab counts here too, and so does one that is forgotten there", async () => {
    const isDisabled = () => Reflect.get(window, "ga-disable-G-TEST1234") as unknown;
    const elsewhere = (change: () => void) => {
      change();
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key: consentKey })));
    };
    const { rerender } = show();
    await press(words.accept);
    expect(isDisabled()).toBe(false);
    elsewhere(() => rememberConsent("rejected"));
    expect(isDisabled()).toBe(true);
    const counted = views().length;
    rerender(choiceOn("/about/"));
    expect(views()).toHaveLength(counted);

    elsewhere(() => rememberConsent("accepted"));
    expect(isDisabled()).toBe(false);
    elsewhere(() => localStorage.clear());
    expect(isDisabled()).toBe(true);
    expect(screen.getByRole("region", { name: words.label })).toBeInTheDocument();
  });

  test("an answer given since stops a page that Back brought back as it was", async () => {
    const { rerender } = show();
    await press(words.accept);
    rememberConsent("rejected");
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    const counted = views().length;
    rerender(choiceOn("/about/"));
    expect(views()).toHaveLength(counted);
  });

  test("after an answer by mouse the next key does not ask again", async () => {
    show();
    await press(words.accept);
    await userEvent.keyboard(" ");
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  test("says that it has come, and says nothing when there is nothing to ask", async () => {
    const { unmount } = show();
    expect(await screen.findByText(words.asked)).toHaveAttribute("role", "status");
    unmount();

    jest.useFakeTimers();
    try {
      rememberConsent("rejected");
      show();
      act(() => jest.runAllTimers());
      expect(screen.getByRole("status")).toBeEmptyDOMElement();
    } finally {
      jest.useRealTimers();
    }
  });

  test("counts each page once the visitor has accepted, and none before", async () => {
    const { rerender } = show();
    expect(views()).toHaveLength(0);
    await press(words.accept);
    expect(updates()).toEqual([granted]);
    expect(views()).toHaveLength(1);
    rerender(choiceOn("/about/"));
    expect(views()).toHaveLength(2);
  });

  test("is changed from the footer", async () => {
    rememberConsent("accepted");
    show();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press(words.change);
    await press(words.reject);
    expect(readConsent()).toBe("rejected");
    expect(updates().at(-1)).toEqual({ ...granted, analytics_storage: "denied" });
  });

  test("a yes after a no reaches the tag that runs already", async () => {
    show();
    await press(words.reject);
    await press(words.change);
    await press(words.accept);
    expect(readConsent()).toBe("accepted");
    expect(updates().at(-1)).toEqual(granted);
    expect(views()).toHaveLength(1);
  });

  test("asks again after the question has changed", () => {
    localStorage.setItem(consentKey, JSON.stringify({ version: 0, answer: "accepted" }));
    show();
    expect(screen.getByRole("region", { name: words.label })).toBeInTheDocument();
  });
});
