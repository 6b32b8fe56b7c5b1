/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { phoneLink, whatsappLink } from "./addresses";

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
    ["-rlE", "`(tel:|https://wa\\.me)", "src", "server", "--include=*.ts", "--include=*.tsx"],
    { encoding: "utf8" },
  );
  expect(stdout.trim().split("\n")).toEqual(["src/contact/addresses.ts"]);
});
