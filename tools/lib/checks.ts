import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureBrowser } from "./browser";
import { buildIfChanged } from "./build";
import { buildConfigured, compareBuilds, configuredFolder } from "./configuredSite";
import { notShown, readStates } from "./gallery";
import { nuErrors, withoutJava } from "./checkNu";
import { ensureNginx } from "../load/nginx";
import { type Print, run } from "./run";
import { type Count, countJest, countPlaywright } from "./testReports";

export interface Check {
  name: string;
  /** The words by which `npm test -- …` chooses it, besides its name. */
  groups: string[];
  /** The checks without whose success it fails. */
  needs?: string[];
  /** Runs last and with nothing beside it. */
  alone?: boolean;
  /** Without `print` it writes to the terminal. */
  run: (print?: Print) => Promise<Count>;
}

export interface CheckOptions {
  /** Build although nothing has changed. */
  rebuild?: boolean;
  /** Run the tests that belong to what has changed since this commit, and no others. */
  changed?: string;
}

/** Ends a test runner that hangs; the slowest machine needs about half as long. */
const runnerLimitMs = 40 * 60_000;

/** For a check whose requirements the machine lacks. Counts as neither passed nor failed. */
const notRun: Count = { passed: 0, failed: 0 };

const asOne = (ok: boolean): Count => ({ passed: Number(ok), failed: Number(!ok) });

/** Prints the issues that a check found; a check with issues failed. */
function countIssues(issues: string[], print?: Print): Count {
  const text = issues.map((issue) => `${issue.trim()}\n`).join("");
  if (print) print(text);
  else process.stderr.write(text);
  return asOne(issues.length === 0);
}

/** Runs one of package.json's scripts as npm does, without npm's own output. */
function script(root: string, name: string, print?: Print, argument = "") {
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
    print,
  });
}

interface Runner {
  /** Below the root of the project. */
  program: string;
  args: (report: string) => string[];
  environment?: (report: string) => NodeJS.ProcessEnv;
  count: (json: string) => Count;
}

/** Runs a test runner and counts what its report says; without a report it failed. */
async function counted(root: string, runner: Runner, print?: Print): Promise<Count> {
  const { program, args, environment, count } = runner;
  const folder = mkdtempSync(join(tmpdir(), "fts-report-"));
  const report = join(folder, "report.json");
  try {
    const { code } = await run(process.execPath, [join(root, program), ...args(report)], {
      cwd: root,
      env: { ...process.env, ...environment?.(report) },
      limit: runnerLimitMs,
      print,
    });
    const counted = existsSync(report) ? count(readFileSync(report, "utf8")) : asOne(false);
    // The runner's own verdict counts too: it fails for more than tests (limits, leftovers).
    return { ...counted, failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Every check. They start in this order: first the build, which writes the types of the queries,
 * and beside it the longest of those that do without.
 */
export function allChecks(root: string, { rebuild = false, changed }: CheckOptions = {}): Check[] {
  const scripted = (name: string, ...groups: string[]): Check => ({
    name,
    groups,
    run: async (print) => asOne((await script(root, name, print)).code === 0),
  });
  const onTheSite = (check: Check): Check => ({ ...check, needs: ["build"] });
  // Where nothing that is tested has changed, no test is right.
  const none = changed === undefined ? asOne(false) : notRun;
  let buildWarnings: string[] = [];
  /** What the component tests leave on the page. */
  const states = mkdtempSync(join(tmpdir(), "fts-states-"));
  process.once("exit", () => rmSync(states, { recursive: true }));
  return [
    scripted("check:content", "content"),
    {
      name: "build",
      groups: [],
      run: async (print) => {
        const build = await buildIfChanged(root, { strict: true, force: rebuild, print });
        buildWarnings = build.warnings;
        return asOne(build.code === 0);
      },
    },
    {
      name: "jest",
      groups: ["unit"],
      run: (print) => {
        ensureNginx();
        return counted(
          root,
          {
            program: "node_modules/jest/bin/jest.js",
            // A failed test may leave a server open, which must not block the exit.
            args: (report) => [
              ...["--ci", "--forceExit", "--json", `--outputFile=${report}`],
              ...(changed === undefined ? [] : ["--passWithNoTests", `--changedSince=${changed}`]),
            ],
            environment: () => ({ GALLERY_DIR: states }),
            count: (json) => countJest(json, none),
          },
          print,
        );
      },
    },
    {
      name: "gallery",
      groups: ["unit"],
      needs: ["jest"],
      run: (print) => {
        if (changed !== undefined) return Promise.resolve(notRun);
        const missing = notShown(root, readStates(states));
        return Promise.resolve(
          countIssues(
            missing.map((part) => `${part}: no component test shows it, nor does npm run gallery.`),
            print,
          ),
        );
      },
    },
    {
      name: "build:configured",
      groups: [],
      run: async (print) => asOne((await buildConfigured(print)) === 0),
    },
    onTheSite(scripted("build:changed")),
    {
      name: "build:again",
      groups: ["build"],
      needs: ["build:configured"],
      run: async (print) => countIssues(await compareBuilds(print), print),
    },
    {
      name: "check:seo:configured",
      groups: ["seo"],
      needs: ["build:configured"],
      run: async (print) => {
        const folder = join(configuredFolder, "public");
        return asOne((await script(root, "check:seo", print, folder)).code === 0);
      },
    },
    onTheSite({
      name: "build:warnings",
      groups: ["build"],
      run: (print) => Promise.resolve(countIssues(buildWarnings, print)),
    }),
    onTheSite(scripted("check:seo", "seo")),
    onTheSite(scripted("check:html", "seo")),
    onTheSite({
      name: "check:nu",
      groups: ["seo"],
      run: async (print) => {
        const errors = await nuErrors(join(root, "public"));
        return errors
          ? countIssues(errors, print)
          : { ...countIssues([withoutJava], print), ...notRun };
      },
    }),
    onTheSite(scripted("lint:code", "lint")),
    onTheSite(scripted("types", "lint")),
    scripted("format:check", "lint", "format"),
    scripted("lint:css", "lint"),
    scripted("lint:unused", "lint"),
    scripted("check:imports", "lint"),
    {
      name: "playwright",
      groups: ["e2e"],
      needs: ["build", "build:configured", "build:changed"],
      alone: true,
      run: (print) => {
        const CHROME_PATH = ensureBrowser();
        return counted(
          root,
          {
            program: "node_modules/@playwright/test/cli.js",
            args: () => [
              ...["test", "--reporter=list,json"],
              ...(changed === undefined
                ? []
                : ["--pass-with-no-tests", `--only-changed=${changed}`]),
            ],
            environment: (report) => ({ CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
            count: (json) => countPlaywright(json, none),
          },
          print,
        );
      },
    },
  ];
}
