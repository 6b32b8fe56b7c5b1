/** `npm run check:nu`: whether the W3C's own checker finds an error on a page of the built site. */
import { join } from "node:path";
import { nuFaults, withoutJava } from "./lib/checkNu";

nuFaults(join(__dirname, "../public")).then(
  (faults = [withoutJava]) => {
    for (const fault of faults) console.error(fault);
    if (faults.length === 0) console.log("The Nu HTML checker finds no error on any page.");
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
