import { handOver, isHandedOver, onHandOver, takeHandedOver } from "./handOver";

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
