/**
 * `npm run check:html`: whether every page of the built site is valid HTML, to html-validate and, where
 * there is Java, to the W3C's Nu.
 */
import { join } from "node:path";
import { htmlErrors } from "./lib/checkHtml";
import { nuErrors, withoutJava } from "./lib/checkNu";

const site = join(__dirname, "../public");

async function main(): Promise<void> {
  const nu = await nuErrors(site);
  if (!nu) console.log(withoutJava);
  const errors = [...(await htmlErrors(site)), ...(nu ?? [])];
  for (const error of errors) console.error(error);
  console.log(errors.length === 0 ? "Every page is valid HTML." : `${errors.length} errors.`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
