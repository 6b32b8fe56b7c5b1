import { readMessage } from "../../contact/message";
import { readDraft, saveDraft } from "./draft";
import { keepEarlyInput } from "./earlyInput";

const values = readMessage({}).message;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<form>${Object.keys(values)
    .map((name) => `<input name="${name}" id="contact-${name}">`)
    .join("")}</form>`;
  keepEarlyInput();
});
const form = () => document.querySelector("form")!;
const type = (text: string) =>
  (document.querySelector<HTMLInputElement>("#contact-name")!.value = text);
const leave = () => window.dispatchEvent(new Event("pagehide"));

test("what is typed before hydration is a draft once the page is left", () => {
  type("Nadia");
  leave();
  expect(readDraft()?.values.name).toBe("Nadia");
});

test("an earlier draft stays, with what was typed over it", () => {
  const draft = {
    values: { ...values, phone: "1" },
    query: "",
    idempotencyKey: "0123456789abcdef",
  };
  saveDraft(draft);
  leave();
  expect(readDraft()).toEqual(draft);
  type("Nadia");
  leave();
  expect(readDraft()).toEqual({ ...draft, values: { ...draft.values, name: "Nadia" } });
});

test.each([
  ["a form that React has taken over", () => (form().noValidate = true)],
  [
    "what the browser is sending",
    () => form().dispatchEvent(new Event("submit", { bubbles: true })),
  ],
])("%s is no concern of it", (_, act) => {
  type("Nadia");
  act();
  leave();
  expect(readDraft()).toBeUndefined();
});
