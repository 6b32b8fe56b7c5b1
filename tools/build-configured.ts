/** `npm run build:configured`: the site with everything configured that can be, for the tests. */
import { resolve } from "node:path";
import { buildConfigured } from "./lib/configuredSite";

void buildConfigured(resolve(__dirname, "..")).then((code) => {
  process.exitCode = code;
});
