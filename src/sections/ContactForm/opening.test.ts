/** @jest-environment node */
import { type ContactMessage, fieldRules, readMessage } from "../../contact/message";
import type { Draft } from "./draft";
import { openForm, readService, withoutMessage } from "./opening";

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
const open = (
  query: string,
  kept?: Draft,
  typed: Partial<ContactMessage> = {},
  handedOver?: string,
) => openForm({ typed: message(typed), draft: kept, query, handedOver, serviceIds });

test.each([
  ["?service=erp", "erp"],
  ["?x=1&service=cloud", "cloud"],
  ["?service=nothing", ""],
  ["?service=", ""],
  ["?service=__proto__", ""],
  ["?Service=erp", ""],
  ["", ""],
])("%p asks for the service %p", (query, service) => {
  expect(readService(query, serviceIds)).toBe(service);
});

test("what was typed comes first, then the draft, then the address", () => {
  const opening = open(
    "?service=erp",
    draft({ name: "Kept", message: "kept", email: "kept@fts.example" }, "?other"),
    { name: "Typed" },
    "asked",
  );
  expect(opening.values).toMatchObject({
    name: "Typed",
    email: "kept@fts.example",
    message: "kept\n\nasked",
    service: "erp",
  });
  expect(opening.restored).toBe(true);
});

test("a link followed anew changes the draft's service, a reload does not", () => {
  const kept = draft({ service: "cloud", name: "A" }, "?service=erp");
  expect(open("?service=erp", kept).values.service).toBe("cloud");
  expect(open("?service=erp&x", kept).values.service).toBe("erp");
  expect(open("", kept).values.service).toBe("cloud");
  expect(open("?service=erp&message=asked", kept).values.service).toBe("cloud");
});

test("a message that arrives follows the one that is there, once", () => {
  const kept = draft({ message: "kept" });
  expect(open("", kept, {}, " handed\nover ").values.message).toBe("kept\n\nhanded\nover");
  expect(open("", kept, {}, "kept").values.message).toBe("kept");
  expect(open("", undefined, { message: "I asked." }, "asked").values.message).toBe("I asked.");
  expect(open("", undefined, { message: " \n" }, "asked").values.message).toBe("asked");
  expect(open("", undefined, { message: " \n" }).values.message).toBe(" \n");
  expect(open("", undefined, {}, "مرحبًا").values.message).toBe("مرحبًا");
});

test("a message that arrives fills the room that is left, and cuts nothing that is there", () => {
  const { maxLength } = fieldRules.message;
  const long = { message: "x".repeat(maxLength - 5) };
  expect(open("", undefined, long, "🙂🙂").values.message).toBe(`${long.message}\n\n🙂`);
  const full = { message: "x".repeat(maxLength + 100) };
  expect(open("", undefined, full, "asked").values.message).toBe(full.message);
  expect(open("", undefined, {}, "🙂".repeat(maxLength)).values.message).toHaveLength(maxLength);
});

test.each([
  ["?message=a&service=erp", "?service=erp"],
  ["?message=a", ""],
  ["?service=erp&x=%20", "?service=erp&x=%20"],
  ["", ""],
])("%s without its message is %p", (query, rest) => {
  expect(withoutMessage(query)).toBe(rest);
});

test("nothing counts as restored when the browser has kept everything itself", () => {
  expect(open("", draft({ name: "A" }), { name: "A" }).restored).toBe(false);
  expect(open("?service=erp").restored).toBe(false);
});
