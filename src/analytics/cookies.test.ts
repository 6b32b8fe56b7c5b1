import { cookieDomains, expireTagCookies } from "./cookies";

test.each([
  ["localhost", [undefined]],
  ["fts.example", [undefined, "fts.example"]],
  ["www.fts.com.eg", [undefined, "www.fts.com.eg", "fts.com.eg", "com.eg"]],
])("%s may have set cookies for %j", (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

test("the tag's cookies go, for the host and for its folder, and others stay", () => {
  history.replaceState(null, "", "/site/about/");
  document.cookie = "_ga=1; path=/";
  document.cookie = "_ga_TEST1234=2; path=/site/";
  document.cookie = "session=3; path=/";
  expireTagCookies("/site/");
  expect(document.cookie).toBe("session=3");
});
