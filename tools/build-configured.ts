/** `npm run build:configured`: the site with every optional feature configured, for the tests. */
import { buildConfigured } from "./lib/configuredSite";

buildConfigured().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
