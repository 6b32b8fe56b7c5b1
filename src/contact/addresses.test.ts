/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { emailLink, phoneLink, whatsappLink } from "./addresses";

test.each([
  ["info@fts.example", "mailto:info@fts.example"],
  ["info@شركة.مصر", "mailto:info@xn--ogbpi5d.xn--wgbh1c"],
  ["info@xn--ogbpi5d.xn--wgbh1c", "mailto:info@xn--ogbpi5d.xn--wgbh1c"],
  ["متجر@شركة.مصر", "mailto:%D9%85%D8%AA%D8%AC%D8%B1@xn--ogbpi5d.xn--wgbh1c"],
  ["a&b?c@fts.example", "mailto:a%26b%3Fc@fts.example"],
])("mail programs understand the address of %s", (email, href) => {
  expect(emailLink(email)).toBe(href);
});

test("a telephone's address has no spaces", () => {
  expect(phoneLink("+20 3 555 0100")).toBe("tel:+2035550100");
});

test("WhatsApp's address has digits only, and what is already written", () => {
  expect(whatsappLink("+20 100 555 0100")).toBe("https://wa.me/201005550100");
  expect(whatsappLink("+20 100 555 0100", "a%26b")).toBe("https://wa.me/201005550100?text=a%26b");
});

test("no other code makes such an address", () => {
  const { stdout } = spawnSync(
    "grep",
    [
      "-rlE",
      "`(tel:|mailto:|https://wa\\.me)",
      "src",
      "server",
      "--include=*.ts",
      "--include=*.tsx",
    ],
    { encoding: "utf8" },
  );
  expect(stdout.trim().split("\n")).toEqual(["src/contact/addresses.ts"]);
});
