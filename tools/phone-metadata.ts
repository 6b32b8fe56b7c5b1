import { writeFileSync } from "node:fs";
import { cutPhoneMetadata } from "./lib/cutPhoneMetadata";

/** Writes the rules for phone numbers of the countries served: run it after an update of the library. */
writeFileSync("src/contact/phoneMetadata.json", `${JSON.stringify(cutPhoneMetadata())}\n`);
