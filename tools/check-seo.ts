/**
 * `npm run check:seo`: asks the built site what a crawler would ask. Fails when anything that it
 * says to crawlers is not true, and names the page and the reason. `npm run check:seo -- <folder>`
 * asks a site that was built elsewhere.
 */
import { join, resolve } from "node:path";
import { checkSite } from "./lib/seo/checkSite";

const folder = process.argv[2];

checkSite(folder === undefined ? join(__dirname, "../public") : resolve(folder)).then(
  ({ pages, faults }) => {
    for (const { page, reason } of faults) console.error(`${page} ${reason}`);
    if (faults.length === 0) console.log(`Nothing to mend in what ${pages} pages say to crawlers.`);
    else console.error(`\n${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
