/** @jest-environment node */
import {
  longestAddress,
  mailTextLink,
  messageText,
  type TextLink,
  whatsappTextLink,
} from "./textLinks";

const lines = [
  { label: "الاسم", value: "أحمد & Co" },
  { label: "Phone", value: "" },
  { label: "Email", value: "a+b@fts.example" },
];
const mail = (message: string, subject = "Rabat & co?", fields = lines) =>
  mailTextLink("info@fts.example", subject, message, fields);
const whatsapp = (message: string, fields = lines) =>
  whatsappTextLink("+20 100 000 0000", message, fields);
const bodyOf = ({ href }: TextLink) => new URL(href).searchParams.get("body") ?? "";
const textOf = ({ href }: TextLink) => new URL(href).searchParams.get("text") ?? "";

test("an apostrophe is encoded as browsers do, and counts as three characters", () => {
  const { href } = whatsappTextLink("201000000000", "Nadia O'Neill");
  expect(href).toContain("Nadia%20O%27Neill");
  expect(new URL(href).href).toBe(href);
});

test("the text holds the message and each filled field", () => {
  expect(messageText({ message: "مرحبًا\nسطر" }, lines)).toBe(
    "مرحبًا\nسطر\n\nالاسم: أحمد & Co\nEmail: a+b@fts.example",
  );
  expect(messageText({ message: "" }, [])).toBe("");
});

test("a mail program gets subject and text as they are", () => {
  const way = mail("100 %\nسطر");
  expect(way.whole).toBe(true);
  expect(new URL(way.href).pathname).toBe("info@fts.example");
  expect(new URL(way.href).searchParams.get("subject")).toBe("Rabat & co?");
  expect(bodyOf(way)).toBe("100 %\r\nسطر\r\n\r\nالاسم: أحمد & Co\r\nEmail: a+b@fts.example");
});

test("WhatsApp gets the digits of the number", () => {
  const way = whatsapp("a&b\nc", []);
  expect(way).toEqual({ href: "https://wa.me/201000000000?text=a%26b%0Ac", whole: true });
});

test.each([
  ["Latin", "We need a shop. "],
  ["Arabic", "نحتاج إلى متجر.\n"],
  ["emoji", "🙂"],
])("a long %s message is begun, the fields stay, and the address is bounded", (_, words) => {
  const message = words.repeat(5000 / words.length);
  for (const [way, text] of [
    [mail(message), bodyOf(mail(message)).replaceAll("\r\n", "\n")],
    [whatsapp(message), textOf(whatsapp(message))],
  ] as const) {
    expect(way.whole).toBe(false);
    expect(way.href.length).toBeLessThanOrEqual(longestAddress);
    expect(way.href.length).toBeGreaterThan(longestAddress - 30);
    const [begun, fields] = [text.slice(0, text.indexOf("…")), text.slice(text.indexOf("…"))];
    expect(message.startsWith(begun)).toBe(true);
    expect(fields).toBe("…\n\nالاسم: أحمد & Co\nEmail: a+b@fts.example");
    expect(text).not.toMatch(/\p{Cs}|\uFFFD/u);
  }
});

test("a message that just fits is whole", () => {
  const room = longestAddress - mail("").href.length - "%0D%0A%0D%0A".length;
  expect(mail("x".repeat(room))).toMatchObject({ whole: true });
  expect(mail("x".repeat(room)).href).toHaveLength(longestAddress);
  expect(mail("x".repeat(room + 1))).toMatchObject({ whole: false });
});

test("other fields that are too long by themselves do not break the bound", () => {
  const fields = [{ label: "الشركة", value: "ش".repeat(400) }];
  const way = mail("نص", "م".repeat(100), fields);
  expect(way.href.length).toBeLessThanOrEqual(longestAddress);
  expect(way.whole).toBe(false);
});

test("half a character, as a cut text may hold, does not throw", () => {
  expect(bodyOf(mail("a\uD83D b", "\uDE42", []))).toBe("a\uFFFD b");
  expect(textOf(whatsapp("a\uDE42", []))).toBe("a\uFFFD");
});
