import { consentKey, consentVersion, readConsent, rememberConsent } from "./consent";

beforeEach(() => localStorage.clear());

test.each(["accepted", "rejected"] as const)("remembers that the visitor has %s", (answer) => {
  expect(readConsent()).toBeUndefined();
  rememberConsent(answer);
  expect(readConsent()).toBe(answer);
});

test("an answer to an older version of the question does not count", () => {
  localStorage.setItem(
    consentKey,
    JSON.stringify({ version: consentVersion - 1, answer: "accepted" }),
  );
  expect(readConsent()).toBeUndefined();
});

test.each(["", "{", "null", "accepted", '"accepted"', "[1]", '{"version":1,"answer":"maybe"}'])(
  "takes %j in storage for no answer",
  (stored) => {
    localStorage.setItem(consentKey, stored);
    expect(readConsent()).toBeUndefined();
  },
);

test("blocked storage neither throws nor answers", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
  expect(() => rememberConsent("accepted")).not.toThrow();
  expect(readConsent()).toBeUndefined();
});
