/** @jest-environment node */
import { asciiAddress, isEmailAddress, tidyAddress } from "./emailAddress";

/** The address that was meant, or undefined when it is none. */
function readAddress(raw: string): string | undefined {
  const address = tidyAddress(raw);
  return isEmailAddress(address) ? address : undefined;
}

it.each([
  "o'brien+fts@mail.fts.example",
  "a.b_c-d@x1.co",
  "user@xn--mgbx4cd0ab.example",
  "متجر@مثال.مصر",
  "info@شركة.مصر",
  "info@пример.com",
  "نور@fts.example",
  `${"x".repeat(64)}@fts.example`,
  `${"م".repeat(32)}@fts.example`,
  `a@${"b".repeat(63)}.example`,
])("takes the address %s as it is", (address) => {
  expect(readAddress(address)).toBe(address);
});

it.each([
  ["ahm\u200Ded@fts.example", "a joiner inside"],
  ["\u202Aahmed@fts.example\u202C\u200F", "direction marks around"],
  ["ahmed\u00AD@fts\u2060.example\uFEFF", "a soft hyphen, a word joiner, a byte order mark"],
  ["\u3164ahmed@fts.example\u2800\u00A0", "blanks around"],
  ["ahmed @ fts.example", "blanks at the sign"],
  ["ahmed＠fts．example", "a wide sign and point"],
  ["ａｈｍｅｄ@fts。example", "wide letters and an ideographic full stop"],
  ["mailto:ahmed@fts.example?subject=FTS", "a copied link"],
  ["Ahmed Ali <ahmed@fts.example>", "a display name"],
  ["أحمد <mailto:ahmed@fts.example>؛", "a link in angle brackets"],
  ["ahmed@fts.example،", "an Arabic comma"],
  ["ahmed@fts.example.", "a full stop"],
  ["«ahmed@fts.example»", "quotes"],
  ["'ahmed@fts.example'", "apostrophes, as Outlook copies"],
  ["'ahmed@fts.example',", "apostrophes and a comma"],
])("reads %j: %s", (raw) => {
  expect(readAddress(raw)).toBe("ahmed@fts.example");
});

it.each([
  ["ahmed٢٠٢٠@fts۱.example", "ahmed2020@fts1.example"],
  ["متجر٢@مثال.مصر", "متجر٢@مثال.مصر"],
])("reads the digits of %s", (raw, address) => {
  expect(readAddress(raw)).toBe(address);
});

it.each([
  "",
  "ahmed",
  "ahmed@localhost",
  "@fts.example",
  "ahmed@",
  "a b@fts.example",
  "a@fts.example, b@fts.example",
  "a@fts.example b@fts.example",
  "<a@fts.example> <b@fts.example>",
  ".a@fts.example",
  "a..b@fts.example",
  "\u0301a@fts.example",
  "a@-fts.example",
  "a@fts-.example",
  "a@fts..example",
  "a@fts_.example",
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  "a@١.٢.٣.٤",
  "a@1.0x1",
  "a@b@fts.example",
  "info،sales@fts.example",
  "a@fts%2eexample",
  "a@xn--a.example",
  "a@شركة1a.مصر",
  `${"x".repeat(65)}@fts.example`,
  `${"م".repeat(33)}@fts.example`,
  `a@${"b".repeat(64)}.example`,
  `a@${"م".repeat(60)}.example`,
  `a@${`${"b".repeat(62)}.`.repeat(4)}example`,
  "\u0430hmed@fts.example",
  "ahmed@ft\u0455.example",
])("refuses %j", (raw) => {
  expect(readAddress(raw)).toBeUndefined();
});

it("is strict with what claims to be an address already", () => {
  for (const address of ["a\u200Db@fts.example", "\u3164@fts.example", "a@fts\uFE0F.example"]) {
    expect([address, isEmailAddress(address)]).toEqual([address, false]);
  }
});

it("puts the domain in the form of the network", () => {
  expect(asciiAddress("info@شركة.مصر")).toBe("info@xn--ogbpi5d.xn--wgbh1c");
  expect(asciiAddress("متجر@FTS.example")).toBe("متجر@fts.example");
});
