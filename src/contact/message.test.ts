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

it.each([
  "o'brien+fts@mail.fts.example",
  "a.b_c-d@x1.co",
  "user@xn--mgbx4cd0ab.example",
  "متجر@مثال.مصر",
])("takes the address %s", (email) => {
  expect(readMessage({ ...filled, email }).errors).toEqual({});
});

it.each([
  "ahmed",
  "ahmed@localhost",
  "@fts.example",
  "ahmed@",
  "a b@fts.example",
  "a@fts.example, b@fts.example",
  "Ahmed <a@fts.example>",
  ".a@fts.example",
  "a..b@fts.example",
  "a@-fts.example",
  "a@fts-.example",
  "a@fts..example",
  "a@127.0.0.1",
  "a@b@fts.example",
])("refuses the address %s", (email) => {
  expect(readMessage({ ...filled, email }).errors).toEqual({ email: "invalid" });
});
