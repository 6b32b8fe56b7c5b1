import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureBrowser } from "./browser";
import { buildIfChanged } from "./build";
import { buildConfigured, configuredFolder } from "./configuredSite";
import { nuFaults, withoutJava } from "./checkNu";
import { run } from "./run";
import { type Count, countJest, countPlaywright } from "./testReports";

export interface Check {
  name: string;
  /** The words by which `npm test -- …` chooses it, besides its name. */
  groups: string[];
  /** Needs the finished site, and is failed without one. */
  needsSite?: boolean;
  run: () => Promise<Count>;
}

/** Ends a test runner that hangs; the slowest machine needs about half as long. */
const runnerLimitMs = 40 * 60_000;

/** For a check that a machine has not the means for. It counts as neither passed nor failed. */
const notRun: Count = { passed: 0, failed: 0 };

const asOne = (ok: boolean): Count => ({ passed: Number(ok), failed: Number(!ok) });

/** Runs one of package.json's scripts as npm does, without npm's own output. */
function script(root: string, name: string, argument = "") {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const line = scripts[name];
  if (line === undefined) throw new Error(`package.json has no script "${name}".`);
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return run(`${line} ${argument}`.trim(), [], {
    cwd: root,
    env: { ...process.env, PATH: path },
    shell: true,
  });
}

/** Runs a test runner and counts what its report says; without a report it failed. */
async function counted(
  root: string,
  program: string,
  args: (report: string) => string[],
  environment: (report: string) => NodeJS.ProcessEnv,
  count: (json: string) => Count,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "fts-report-"));
  const report = join(folder, "report.json");
  try {
    const { code } = await run(process.execPath, [join(root, program), ...args(report)], {
      cwd: root,
      env: { ...process.env, ...environment(report) },
      limit: runnerLimitMs,
    });
    const { passed, failed } = existsSync(report)
      ? count(readFileSync(report, "utf8"))
      : asOne(false);
    // The runner's own verdict counts too: it fails for more than tests (limits, leftovers).
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every check, in the order that suits a fresh clone: the build writes the types of the queries. */
export function allChecks(root: string, force: boolean): Check[] {
  const scripted = (name: string, ...groups: string[]): Check => ({
    name,
    groups,
    run: async () => asOne((await script(root, name)).code === 0),
  });
  let buildWarnings: string[] = [];
  return [
    scripted("check:content", "content"),
    {
      name: "build",
      groups: [],
      run: async () => {
        const { code, warnings } = await buildIfChanged(root, { strict: true, force });
        buildWarnings = warnings;
        return asOne(code === 0);
      },
    },
    {
      name: "build:warnings",
      groups: ["build"],
      needsSite: true,
      run: () => {
        for (const warning of buildWarnings) console.error(warning.trim());
        return Promise.resolve(asOne(buildWarnings.length === 0));
      },
    },
    { ...scripted("check:seo", "seo"), needsSite: true },
    { ...scripted("check:html", "seo"), needsSite: true },
    {
      name: "check:nu",
      groups: ["seo"],
      needsSite: true,
      run: async () => {
        const faults = await nuFaults(join(root, "public"));
        for (const fault of faults ?? [withoutJava]) console.error(fault);
        return faults ? asOne(faults.length === 0) : notRun;
      },
    },
    scripted("format:check", "lint", "format"),
    { ...scripted("lint:code", "lint"), needsSite: true },
    scripted("lint:css", "lint"),
    { ...scripted("types", "lint"), needsSite: true },
    {
      name: "jest",
      groups: ["unit"],
      run: () =>
        counted(
          root,
          "node_modules/jest/bin/jest.js",
          // A test that failed may leave a server behind, which nothing should wait for.
          (report) => ["--ci", "--forceExit", "--json", `--outputFile=${report}`],
          () => ({}),
          countJest,
        ),
    },
    {
      name: "build:configured",
      groups: ["e2e"],
      run: async () => asOne((await buildConfigured(root)) === 0),
    },
    {
      name: "check:seo:configured",
      groups: ["seo", "e2e"],
      run: async () => {
        const folder = join(configuredFolder(root), "public");
        return asOne((await script(root, "check:seo", folder)).code === 0);
      },
    },
    {
      name: "playwright",
      groups: ["e2e"],
      needsSite: true,
      run: () => {
        const CHROME_PATH = ensureBrowser();
        return counted(
          root,
          "node_modules/@playwright/test/cli.js",
          () => ["test", "--reporter=list,json"],
          (report) => ({ CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
          countPlaywright,
        );
      },
    },
  ];
}
