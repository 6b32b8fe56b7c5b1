/** @jest-environment node */
import { type ContactMessage, fieldRules, readMessage } from "../../contact/message";
import type { Draft } from "./draft";
import { openForm, readPrefill } from "./opening";

const serviceIds = ["erp", "cloud"];
const message = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  ...readMessage({}).message,
  ...fields,
});
const draft = (fields: Partial<ContactMessage>, query = ""): Draft => ({
  values: message(fields),
  query,
  idempotencyKey: "12345678",
});
const open = (query: string, kept?: Draft, typed: Partial<ContactMessage> = {}) =>
  openForm({ typed: message(typed), draft: kept, query, serviceIds });

test("the address fills in service and message", () => {
  const query = `?service=erp&message=${encodeURIComponent("مرحبًا\nكم السعر؟")}`;
  expect(readPrefill(query, serviceIds)).toEqual({ service: "erp", message: "مرحبًا\nكم السعر؟" });
});

test.each(["?service=nothing", "?service=", "?service=__proto__", "?Service=erp", ""])(
  "%p fills in nothing",
  (query) => expect(readPrefill(query, serviceIds)).toEqual({ service: "", message: "" }),
);

test("a long message is cut to what can be sent, never inside a character", () => {
  const { maxLength } = fieldRules.message;
  const query = `?message=${encodeURIComponent("x" + "🙂".repeat(maxLength))}`;
  const { message: cut } = readPrefill(query, serviceIds);
  expect(cut).toHaveLength(maxLength - 1);
  expect(cut.endsWith("🙂")).toBe(true);
});

test("what was typed comes first, then the draft, then the address", () => {
  const opening = open(
    "?service=erp&message=asked",
    draft({ name: "Kept", message: "kept", email: "kept@fts.example" }, "?other"),
    { name: "Typed" },
  );
  expect(opening.values).toMatchObject({
    name: "Typed",
    email: "kept@fts.example",
    message: "kept",
    service: "erp",
  });
  expect(opening.restored).toBe(true);
});

test("a link followed anew changes the draft's service, a reload does not", () => {
  const kept = draft({ service: "cloud", name: "A" }, "?service=erp");
  expect(open("?service=erp", kept).values.service).toBe("cloud");
  expect(open("?service=erp&x", kept).values.service).toBe("erp");
  expect(open("", kept).values.service).toBe("cloud");
});

test("nothing counts as restored when the browser has kept everything itself", () => {
  expect(open("", draft({ name: "A" }), { name: "A" }).restored).toBe(false);
  expect(open("?service=erp").restored).toBe(false);
});
