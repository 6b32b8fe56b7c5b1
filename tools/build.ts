/**
 * `npm run build`: writes the site to public/. With PATH_PREFIX it is made for that folder of its
 * host, which Gatsby does only when asked twice; see tools/lib/build.ts.
 */
import { buildIfChanged } from "./lib/build";

buildIfChanged(process.cwd(), { force: true }).then(
  ({ code }) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
