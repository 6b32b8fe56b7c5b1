/** @jest-environment node */
import { type ContactMessage, readMessage } from "../../contact/message";
import type { Draft } from "./draft";
import { openForm, readService } from "./opening";

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
  );
  expect(opening.values).toMatchObject({
    name: "Typed",
    email: "kept@fts.example",
    message: "kept",
    service: "erp",
  });
  expect(opening.restored).toBe(true);
});

test("a link followed again changes the draft's service, a reload does not", () => {
  const kept = draft({ service: "cloud", name: "A" }, "?service=erp");
  expect(open("?service=erp", kept).values.service).toBe("cloud");
  expect(open("?service=erp&x", kept).values.service).toBe("erp");
  expect(open("", kept).values.service).toBe("cloud");
  expect(open("?service=erp&message=asked", kept).values.service).toBe("cloud");
});

test("nothing counts as restored when the browser has kept everything itself", () => {
  expect(open("", draft({ name: "A" }), { name: "A" }).restored).toBe(false);
  expect(open("?service=erp").restored).toBe(false);
});
