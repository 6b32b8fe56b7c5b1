/**
 * `npm run build`: writes the site to public/. With PATH_PREFIX it is made for that folder of its
 * host, which Gatsby does only when asked twice; see tools/lib/build.ts. With `--current` it builds
 * only what has changed, and fails for a warning.
 */
import { buildIfChanged } from "./lib/build";

const isForTests = process.argv.includes("--current");

buildIfChanged(process.cwd(), { force: !isForTests, strict: isForTests }).then(
  ({ code, warnings }) => {
    for (const warning of warnings) console.error(warning);
    process.exitCode = warnings.length > 0 ? 1 : code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
