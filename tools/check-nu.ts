/** `npm run check:nu`: whether the W3C's own checker finds an error on a page of the built site. */
import { join } from "node:path";
import { nuErrors, withoutJava } from "./lib/checkNu";

nuErrors(join(__dirname, "../public")).then(
  (errors = [withoutJava]) => {
    for (const error of errors) console.error(error);
    if (errors.length === 0) console.log("The Nu HTML checker finds no error on any page.");
    process.exitCode = errors.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
