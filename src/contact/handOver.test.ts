import {
  handOver,
  handOverFromAddress,
  isHandedOver,
  onHandOver,
  takeHandedOver,
  withoutMessage,
} from "./handOver";

function blockStorage() {
  return jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
}

beforeEach(() => history.replaceState({ key: "1" }, "", "/contact/?service=erp"));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a message is taken once, and stands in no address", () => {
  expect(isHandedOver()).toBe(false);
  expect(handOver("كم السعر؟\n100 %")).toBe("");
  expect(isHandedOver()).toBe(true);
  expect(location.href).not.toContain("message");
  expect(takeHandedOver()).toBe("كم السعر؟\n100 %");
  expect(takeHandedOver()).toBeUndefined();
  expect(isHandedOver()).toBe(false);
});

test("where storage is blocked, the fragment carries it and is cleaned away", () => {
  blockStorage();
  expect(isHandedOver()).toBe(false);
  history.replaceState(history.state, "", handOver("a&b #1 \uD83D سؤال 🙂"));
  expect(isHandedOver()).toBe(true);
  expect(takeHandedOver()).toBe("a&b #1 \uFFFD سؤال 🙂");
  expect(location.pathname + location.search + location.hash).toBe("/contact/?service=erp");
  expect(history.state).toEqual({ key: "1" });
  expect(takeHandedOver()).toBeUndefined();
});

const address = () => location.pathname + location.search + location.hash;
const withQuery = (query: string) =>
  history.replaceState({ key: "1" }, "", `/contact/?${query}#form`);

test("a plain link's message leaves the address, which stays as it is otherwise", () => {
  withQuery(`service=erp&message=${encodeURIComponent("كم السعر؟ a&b")}`);
  handOverFromAddress();
  expect(address()).toBe("/contact/?service=erp#form");
  expect(history.state).toEqual({ key: "1" });
  expect(takeHandedOver()).toBe("كم السعر؟ a&b");
});

test("where storage is blocked, a plain link's message moves into the fragment", () => {
  blockStorage();
  withQuery("message=a%26b");
  const heard = jest.fn(() => expect(isHandedOver()).toBe(true));
  const end = onHandOver(heard);
  handOverFromAddress();
  end();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(location.search).toBe("");
  expect(takeHandedOver()).toBe("a&b");
  expect(address()).toBe("/contact/");
});

test.each(["service=erp", "message=%20"])("?%s hands nothing over", (query) => {
  withQuery(query);
  handOverFromAddress();
  expect(isHandedOver()).toBe(false);
  expect(location.href).not.toContain("message");
});

test("another fragment stays", () => {
  history.replaceState(null, "", "#main");
  expect(takeHandedOver()).toBeUndefined();
  expect(location.hash).toBe("#main");
});

test("a form on the same page hears of it, until it ends that", () => {
  const heard = jest.fn();
  const end = onHandOver(heard);
  handOver("A");
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  handOver("B");
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ["?message=a&service=erp", "?service=erp"],
  ["?message=a", ""],
  ["?service=erp&x=%20", "?service=erp&x=%20"],
  ["", ""],
])("%s without its message is %p", (query, rest) => {
  expect(withoutMessage(query)).toBe(rest);
});

test("a query keeps its rest in browsers without URLSearchParams.size", () => {
  jest.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
  expect(withoutMessage("?message=a&service=erp")).toBe("?service=erp");
});

test("what a storage of another kind keeps is no message", () => {
  for (const value of [undefined, {}, 7] as unknown[] as string[]) {
    jest.spyOn(Storage.prototype, "getItem").mockReturnValue(value);
    expect(isHandedOver()).toBe(false);
    expect(takeHandedOver()).toBeUndefined();
  }
});
