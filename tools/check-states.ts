/** `npm run check:states`: whether the unit tests show every component in every language. */
import { join } from "node:path";
import { notShown, readStates } from "./lib/gallery";
import { reports } from "./lib/testSummary";

const root = process.cwd();
const missing = notShown(root, readStates(join(root, reports, "states")));
for (const part of missing) {
  console.error(`${part}: no component test shows it, nor does npm run gallery.`);
}
process.exitCode = missing.length === 0 ? 0 : 1;
