/** @jest-environment node */
import { fieldRules } from "../../contact/message";
import { appendMessage } from "./appendMessage";

test("a message that arrives follows the one that is there, once", () => {
  expect(appendMessage("kept", " handed\nover ")).toBe("kept\n\nhanded\nover");
  expect(appendMessage("kept", "kept")).toBe("kept");
  expect(appendMessage("I asked.", "asked")).toBe("I asked.");
  expect(appendMessage(" \n", "asked")).toBe("asked");
  expect(appendMessage(" \n", "")).toBe(" \n");
  expect(appendMessage("", "مرحبًا")).toBe("مرحبًا");
});

test("a message that arrives fills the room that is left, and cuts nothing that is there", () => {
  const { maxLength } = fieldRules.message;
  const long = "x".repeat(maxLength - 5);
  expect(appendMessage(long, "🙂🙂")).toBe(`${long}\n\n🙂`);
  const full = "x".repeat(maxLength + 100);
  expect(appendMessage(full, "asked")).toBe(full);
  expect(appendMessage("", "🙂".repeat(maxLength))).toHaveLength(maxLength);
});
