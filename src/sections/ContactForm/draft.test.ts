import { readMessage } from "../../contact/message";
import { type Draft, draftKey, clearDraft, saveDraft, readDraft } from "./draft";

const draft: Draft = {
  values: { ...readMessage({}).message, name: "أحمد", message: "Hello" },
  query: "?service=erp",
  idempotencyKey: "0123456789abcdef",
};
afterEach(() => sessionStorage.clear());

test("a draft comes back as it was kept, until it is forgotten", () => {
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});

test("a draft of which nothing is left is removed", () => {
  saveDraft(draft);
  saveDraft({ ...draft, values: readMessage({}).message });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  "{",
  "null",
  "[]",
  '"text"',
  '{"values":null}',
  JSON.stringify({ ...draft, values: { name: 3 } }),
  JSON.stringify({ ...draft, idempotencyKey: "short" }),
  JSON.stringify({ ...draft, query: undefined }),
])("%s in the storage is no draft", (stored) => {
  sessionStorage.setItem(draftKey, stored);
  expect(readDraft()).toBeUndefined();
});

test("blocked storage is no error", () => {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  saveDraft(draft);
  clearDraft();
  expect(readDraft()).toBeUndefined();
  expect(storage).toHaveBeenCalled();
  storage.mockRestore();
});

test("full storage is no error", () => {
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  saveDraft(draft);
  expect(set).toHaveBeenCalled();
});
