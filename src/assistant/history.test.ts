import { readHistory, writeHistory, type StoredTurn } from "./history";

const turn: StoredTurn = { question: "ERP?", language: "en", entry: "service/erp", others: [] };

beforeEach(() => sessionStorage.clear());

test("keeps the latest turns for the tab", () => {
  expect(readHistory()).toEqual([]);
  const turns = Array.from({ length: 30 }, (_, index) => ({ ...turn, question: String(index) }));
  writeHistory(turns);
  expect(readHistory()).toEqual(turns.slice(10));
  expect(localStorage).toHaveLength(0);
});

test("an empty conversation leaves nothing behind", () => {
  writeHistory([turn]);
  writeHistory([]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '["x"]',
  '[{"question":1}]',
  '[{"question":"x","language":"fr"}]',
])("takes %j in storage for no conversation", (stored) => {
  sessionStorage.setItem("assistant", stored);
  expect(readHistory()).toEqual([]);
});

test("blocked storage neither throws nor remembers", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
  expect(() => writeHistory([turn])).not.toThrow();
  expect(readHistory()).toEqual([]);
});
