/** @jest-environment node */
import company from "../../content/company.json";
import { cutPhoneMetadata } from "../../tools/lib/cutPhoneMetadata";
import { phoneCountries, readPhone } from "./phone";
import metadata from "./phoneMetadata.json";

it.each([
  ["+20 100 123 4567", "+201001234567"],
  ["٠٠٢٠١٠٠١٢٣٤٥٦٧", "+201001234567"],
  ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
  ["+971 50 123 4567", "+971501234567"],
  ["00965 5001 2345", "+96550012345"],
])("reads %s", (value, international) => {
  expect(readPhone(value)).toEqual({ usual: true, international });
});

it.each(["", "01001234567", "٠٥٠١٢٣٤٥٦٧", "03 555 0100", "+49 1512 3456789"])(
  "has nothing against %s",
  (value) => {
    expect(readPhone(value)).toEqual({ usual: true });
  },
);

it.each(["12", "+20 12", "+966 50 123", "call me", "+1 2", "+49 abc 12345678", "0".repeat(40)])(
  "finds %s unusual",
  (value) => {
    expect(readPhone(value)).toEqual({ usual: false });
  },
);

it("knows the countries that the company serves", () => {
  expect([...phoneCountries].sort()).toEqual([...company.countries].sort());
});

it("has the rules of the installed library; if not, run: npx tsx tools/phone-metadata.ts", () => {
  expect(metadata).toEqual(JSON.parse(JSON.stringify(cutPhoneMetadata())));
});
