/** `npm run check:html`: whether every page of the built site is as the HTML standard has it. */
import { join } from "node:path";
import { htmlFaults } from "./lib/checkHtml";

htmlFaults(join(__dirname, "../public")).then(
  (faults) => {
    for (const fault of faults) console.error(fault);
    console.log(faults.length === 0 ? "Every page is valid HTML." : `${faults.length} faults.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
