/** @jest-environment node */
import { mailAddress, messageText, whatsappAddress } from "./otherWays";

const lines = [
  { label: "الاسم", value: "أحمد & Co" },
  { label: "Phone", value: "" },
  { label: "Email", value: "a+b@fts.example" },
];

test("the text holds the message and each filled field", () => {
  expect(messageText({ message: "مرحبًا\nسطر" }, lines)).toBe(
    "مرحبًا\nسطر\n\nالاسم: أحمد & Co\nEmail: a+b@fts.example",
  );
  expect(messageText({ message: "" }, [])).toBe("");
});

test("a long text is cut so that the fields stay, never inside a character", () => {
  const text = messageText({ message: "🙂".repeat(3000) }, lines);
  expect(text.length).toBeLessThan(1850);
  expect(text).toMatch(/🙂…\n\nالاسم/u);
});

test("a mail program gets subject and text as they are", () => {
  const url = new URL(mailAddress("info@fts.example", "Rabat & co?", "100 %\nسطر"));
  expect(url.pathname).toBe("info@fts.example");
  expect(url.searchParams.get("subject")).toBe("Rabat & co?");
  expect(url.searchParams.get("body")).toBe("100 %\r\nسطر");
});

test("WhatsApp gets the digits of the number", () => {
  const url = new URL(whatsappAddress("+20 100 000 0000", "a&b\nc"));
  expect(url.pathname).toBe("/201000000000");
  expect(url.searchParams.get("text")).toBe("a&b\nc");
});
