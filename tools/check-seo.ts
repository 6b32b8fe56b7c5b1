/**
 * `npm run check:seo`: asks the built site what a crawler would ask. Fails when anything that it
 * says to crawlers is not true, and names the page and the reason. `npm run check:seo -- <folder>`
 * asks a site that was built elsewhere.
 */
import { join, resolve } from "node:path";
import { checkSeo } from "./lib/seo/checkSeo";

const folder = process.argv[2];

checkSeo(folder === undefined ? join(__dirname, "../public") : resolve(folder)).then(
  ({ pages, issues }) => {
    for (const { page, reason } of issues) console.error(`${page} ${reason}`);
    if (issues.length === 0) console.log(`What ${pages} pages say to crawlers is true.`);
    else console.error(`\n${issues.length} ${issues.length === 1 ? "issue" : "issues"}.`);
    process.exitCode = issues.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
