/** @jest-environment node */
import { readMessage } from "./message";

const filled = {
  name: "أحمد علي",
  email: "ahmed@fts.example",
  phone: "٠١٠٠ ١٢٣ ٤٥٦٧",
  company: "",
  service: "erp",
  message: "مرحبًا",
};

it("takes a filled form as it is", () => {
  expect(readMessage(filled)).toEqual({ message: filled, errors: {} });
});

it("asks only for name, e-mail and message", () => {
  expect(readMessage({}).errors).toEqual({
    name: "required",
    email: "required",
    message: "required",
  });
  const { name, email, message } = filled;
  expect(readMessage({ name, email, message }).errors).toEqual({});
});

it.each([
  ["name", " \u202E ", "required"],
  ["name", "\u3164", "required"],
  ["name", "\u2800\u115F\uFFA0\u00A0", "required"],
  ["name", "\u200B\u2060\uFEFF\u034F\u00AD\uFE0F\u{E0001}\u17B5\u180E", "required"],
  ["name", "\u0301\u064B", "required"],
  ["name", "\uD83D", "required"],
  ["name", "Ahmed \u202Eila", "invalid"],
  ["company", "FTS \u202Dexe", "invalid"],
  ["message", "\u2067\u200F\u2069\n\u061C", "required"],
  ["message", "\u202E\u3164\uD83D\uFFFD", "required"],
  ["email", "\u200D", "required"],
  ["email", "ahmed@fts.example\0", "invalid"],
  ["name", "x".repeat(101), "tooLong"],
  ["name", "Ahmed\r\nBcc: all@fts.example", "invalid"],
  ["name", ["Ahmed"], "invalid"],
  ["name", null, "invalid"],
  ["email", "ahmed@fts.example\nBcc: all@fts.example", "invalid"],
  ["email", `a@${"b".repeat(250)}.example`, "tooLong"],
  ["phone", 201001234567, "invalid"],
  ["phone", "1".repeat(41), "tooLong"],
  ["company", "FTS\0", "invalid"],
  ["service", "<script>", "invalid"],
  ["message", "\n \n", "required"],
  ["message", "م".repeat(5001), "tooLong"],
  ["message", { text: "hello" }, "invalid"],
])("rejects the %s %j", (field, value, error) => {
  expect(readMessage({ ...filled, [field]: value }).errors).toEqual({ [field]: error });
});

it("takes a field of which nothing can be seen for one that was left empty", () => {
  const { message, errors } = readMessage({ ...filled, company: "\u3164", phone: "\u202A\u202C" });
  expect([message.company, message.phone, errors]).toEqual(["", "", {}]);
});

it("stores the address that was meant", () => {
  const { message, errors } = readMessage({
    ...filled,
    email: " Ahmed <ahm\u200Ded＠fts.example>،",
  });
  expect([message.email, errors]).toEqual(["ahmed@fts.example", {}]);
});
