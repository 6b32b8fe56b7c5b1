/** `npm run check:html`: whether every page of the built site is valid HTML. */
import { join } from "node:path";
import { htmlErrors } from "./lib/checkHtml";

htmlErrors(join(__dirname, "../public")).then(
  (errors) => {
    for (const error of errors) console.error(error);
    console.log(errors.length === 0 ? "Every page is valid HTML." : `${errors.length} errors.`);
    process.exitCode = errors.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
