import { preferredLanguage, rememberLanguage } from "./preferredLanguage";

function browserSpeaks(...tags: string[]): void {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  jest.spyOn(navigator, "language", "get").mockReturnValue(tags[0] ?? "");
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

describe("of a browser that says it in its own way", () => {
  const says = (languages: unknown, language?: unknown) => {
    const descriptor = (value: unknown) => ({ configurable: true, value });
    Object.defineProperty(navigator, "languages", descriptor(languages));
    Object.defineProperty(navigator, "language", descriptor(language));
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, "languages");
    Reflect.deleteProperty(navigator, "language");
  });

  test.each([
    [undefined, "ar-EG", "ar"],
    [undefined, undefined, undefined],
    [[], "ar-EG", "ar"],
    [null, "ar", "ar"],
    ["ar-EG", "en", "ar"],
    [["AR_eg"], "en", "ar"],
    [[null, 7, {}, "ar"], "en", "ar"],
    [{ length: 1 }, "en", "en"],
    [[Object.create(null)], "en", undefined],
  ])("%j and %j mean %s", (languages, language, expected) => {
    says(languages, language);
    expect(preferredLanguage()).toBe(expected);
  });

  test("or refuses to", () => {
    jest.spyOn(navigator, "languages", "get").mockImplementation(() => {
      throw new Error("denied");
    });
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
