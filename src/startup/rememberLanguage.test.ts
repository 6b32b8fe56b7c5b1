import { rememberChosenLanguage } from "./rememberLanguage";

// The script listens to the document for good, so it runs once for all tests.
rememberChosenLanguage("language");
document.body.innerHTML =
  '<a href="#ar" data-language-link="ar"><span>العربية</span></a><a href="#about">About</a>';
beforeEach(() => localStorage.clear());

test("remembers the language of a followed language link", () => {
  document.querySelector("span")!.click();
  expect(localStorage.getItem("language")).toBe("ar");
});

test("takes no other link for a choice", () => {
  document.querySelector<HTMLAnchorElement>('[href="#about"]')!.click();
  expect(localStorage.getItem("language")).toBeNull();
});

test("lets the link be followed where storage throws", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const followed = new Promise((resolve) => window.addEventListener("hashchange", resolve));
  document.querySelector("span")!.click();
  await followed;
  expect(window.location.hash).toBe("#ar");
});
