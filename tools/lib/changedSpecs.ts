import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The builds that browser tests look at, each with what in a test's file tells so. */
const builds: Readonly<Record<string, RegExp>> = {
  build: /./,
  "build:configured": /configured\/site|tools\/lib\/configuredSite|from "\.\/site"/,
  "build:changed": /site\/changedSite/,
};

/** The files of browser tests that have changed since a commit, or import what has. */
function changedSpecs(root: string, since: string): string[] {
  const list = execFileSync(
    process.execPath,
    [
      join(root, "node_modules/@playwright/test/cli.js"),
      ...["test", "--list", "--reporter=json", "--pass-with-no-tests", `--only-changed=${since}`],
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const { suites, config } = JSON.parse(list) as {
    suites: { file: string }[];
    config: { rootDir: string };
  };
  return [...new Set(suites.map(({ file }) => join(config.rootDir, file)))];
}

/**
 * The builds that the browser tests need, by the names of their checks.
 * @param since only for the tests that belong to what has changed since this commit
 */
export function buildsFor(root: string, since?: string): string[] {
  const names = Object.keys(builds);
  if (since === undefined) return names;
  const texts = changedSpecs(root, since).map((file) => readFileSync(file, "utf8"));
  return names.filter((name) => texts.some((text) => builds[name]?.test(text)));
}
