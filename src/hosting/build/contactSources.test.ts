/** @jest-environment node */
import { contactSources } from "./contactSources";

const sources = (endpoint?: string) => contactSources({ GATSBY_CONTACT_ENDPOINT: endpoint });

test("nothing is opened without an endpoint elsewhere", () => {
  expect(sources()).toEqual({});
  expect(sources("")).toEqual({});
});

test.each([
  ["https://forms.fts.example/api/contact?site=1", "https://forms.fts.example"],
  ["https://forms.fts.example:8443/", "https://forms.fts.example:8443"],
  ["http://localhost:8000/api/contact", "http://localhost:8000"],
])("%s opens its origin and nothing else", (endpoint, origin) => {
  expect(sources(endpoint)).toEqual({ "connect-src": [origin], "form-action": [origin] });
});

test.each([
  "forms.fts.example/api/contact",
  "/api/contact",
  "http://forms.fts.example/",
  "ftp://forms.fts.example/",
  "javascript:alert(1)",
  "https://user:password@forms.fts.example/",
  "https://forms.fts.example/#part",
  "https://",
])("%s is refused, with what to write instead", (endpoint) => {
  expect(() => sources(endpoint)).toThrow(/GATSBY_CONTACT_ENDPOINT is .*https:\/\/forms\./);
});
