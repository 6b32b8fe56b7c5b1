/** `npm run build:configured`: the site with every optional feature configured, for the tests. */
import { buildConfigured } from "./lib/configuredSite";

void buildConfigured().then((code) => {
  process.exitCode = code;
});
