import { addToHistory, forgetHistory, readHistory, type StoredTurn } from "./history";

const turn: StoredTurn = {
  question: "ERP?",
  language: "en",
  path: "/about/",
  entry: "service/erp",
  others: [],
};

beforeEach(() => {
  forgetHistory();
  sessionStorage.clear();
});

test("keeps the latest turns for the tab", () => {
  expect(readHistory()).toEqual([]);
  const turns = Array.from({ length: 30 }, (_, index) => ({ ...turn, question: String(index) }));
  turns.forEach(addToHistory);
  expect(readHistory()).toEqual(turns.slice(10));
  expect(JSON.parse(sessionStorage.getItem("assistant")!)).toEqual(turns.slice(10));
  expect(localStorage).toHaveLength(0);
});

test("what is forgotten leaves nothing behind", () => {
  addToHistory(turn);
  forgetHistory();
  expect(sessionStorage).toHaveLength(0);
  expect(readHistory()).toEqual([]);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '["x"]',
  '[{"question":1}]',
  '[{"question":"x","language":"en","others":[]}]',
  '[{"question":"x","language":"fr","path":"/","others":[]}]',
  '[{"question":"x","language":"en","path":"/","entry":7,"others":[]}]',
])("takes %j in storage for no conversation", (stored) => {
  sessionStorage.setItem("assistant", stored);
  expect(readHistory()).toEqual([]);
});

test("where storage is blocked the turns last as long as the page", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(deny);
  addToHistory(turn);
  addToHistory(turn);
  expect(readHistory()).toEqual([turn, turn]);
  forgetHistory();
  expect(readHistory()).toEqual([]);
});
