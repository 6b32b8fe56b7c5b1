/** `npm run build:configured`: the site with every optional feature configured, for the tests. */
import { resolve } from "node:path";
import { buildConfigured } from "./lib/configuredSite";

void buildConfigured(resolve(__dirname, "..")).then((code) => {
  process.exitCode = code;
});
