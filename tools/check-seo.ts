/**
 * `npm run check:seo`: asks the built site what a crawler would ask. Fails when anything that it
 * says to crawlers is not true, and names the page and the reason. `npm run check:seo -- <folder>`
 * asks a site that was built elsewhere, `--configured` the one of `npm run build:configured`.
 */
import { join, resolve } from "node:path";
import { copyFolder } from "./lib/copyProject";
import { checkSeo } from "./lib/seo/checkSeo";

const [, , folder = join(__dirname, "../public")] = process.argv;

checkSeo(
  folder === "--configured" ? join(copyFolder("configured"), "public") : resolve(folder),
).then(
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
