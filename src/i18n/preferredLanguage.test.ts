import { preferredLanguage, rememberLanguage } from "./preferredLanguage";

function browserSpeaks(...tags: string[]): void {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(tags);
}

function blockStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

beforeEach(() => localStorage.clear());

describe("without a choice", () => {
  test.each([
    [["ar-EG", "en"], "ar"],
    [["en-GB", "ar"], "en"],
    [["ar"], "ar"],
  ])("the browser's %j means %s", (tags, language) => {
    browserSpeaks(...tags);
    expect(preferredLanguage()).toBe(language);
  });

  test("languages the site does not have are passed over", () => {
    browserSpeaks("fr-FR", "arc", "ar-SA", "en");
    expect(preferredLanguage()).toBe("ar");
  });

  test.each([[["fr", "de"]], [[]]])("nothing is known of %j", (tags) => {
    browserSpeaks(...tags);
    expect(preferredLanguage()).toBeUndefined();
  });
});

test("a choice is remembered and comes before the browser's language", () => {
  browserSpeaks("en");
  rememberLanguage("ar");
  expect(localStorage.getItem("language")).toBe("ar");
  expect(preferredLanguage()).toBe("ar");
  rememberLanguage("en");
  expect(preferredLanguage()).toBe("en");
});

test("a stored value that is no language is passed over", () => {
  browserSpeaks("ar");
  localStorage.setItem("language", "klingon");
  expect(preferredLanguage()).toBe("ar");
});

describe("with storage blocked", () => {
  test("the browser's language still counts", () => {
    browserSpeaks("ar-KW");
    blockStorage();
    expect(preferredLanguage()).toBe("ar");
  });

  test("remembering throws nothing", () => {
    blockStorage();
    expect(() => rememberLanguage("ar")).not.toThrow();
  });

  test("a full storage throws nothing either", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    expect(() => rememberLanguage("ar")).not.toThrow();
  });
});
