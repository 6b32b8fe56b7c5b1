import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildIfChanged } from "./build";
import { isBuilt } from "./buildStamp";
import { buildsFor } from "./changedSpecs";
import { configuredFolder } from "./configuredSite";
import { notShown, readStates } from "./gallery";
import { nuErrors, withoutJava } from "./checkNu";
import { ensureCaddy } from "./hosts/caddy";
import { ensureNginx } from "./hosts/nginx";
import { type Print, run } from "./run";
import { type Count, countJest, countPlaywright, countTests } from "./testReports";

export interface Check {
  name: string;
  /** The words by which `npm test -- …` chooses it, besides its name. */
  groups: string[];
  /** Checks that must succeed first. */
  needs?: string[];
  /** Checks to wait for if they run, whether or not they succeed. */
  after?: string[];
  /** Prints as it goes, also while another check runs. */
  live?: boolean;
  /** Without `print` it writes to the terminal. */
  run: (print?: Print) => Promise<Count>;
}

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
async function script(root: string, name: string, print?: Print, argument = ""): Promise<Count> {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const line = scripts[name];
  if (line === undefined) throw new Error(`package.json has no script "${name}".`);
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const { code } = await run(`${line} ${argument}`.trim(), [], {
    cwd: root,
    env,
    shell: true,
    print,
  });
  return asOne(code === 0);
}

/**
 * Every check, in the order in which they start: the content check, then the build, which writes the
 * types of the queries. The longest checks that do not need the build run beside it.
 * @param changed run the tests that belong to what has changed since this commit, and no others
 */
export function allChecks(root: string, changed?: string): Check[] {
  const scripted = (name: string, ...groups: string[]): Check => ({
    name,
    groups,
    run: (print) => script(root, name, print),
  });
  const onTheSite = (check: Check): Check => ({ ...check, needs: ["build"] });
  // The content check alone reports content errors.
  const content = ["check:content"];
  // With --changed, a run without tests is valid.
  const mayBeEmpty = changed !== undefined;
  /** The builds that the browser tests need. */
  const builds = buildsFor(root, changed);
  let buildWarnings: string[] = [];
  /** The folder where component tests store what they rendered. */
  const states = mkdtempSync(join(tmpdir(), "fts-states-"));
  process.once("exit", () => rmSync(states, { recursive: true }));
  return [
    scripted("check:content", "content"),
    {
      name: "build",
      groups: [],
      needs: content,
      run: async (print) => {
        const build = await buildIfChanged(root, { strict: true, print });
        buildWarnings = build.warnings;
        return asOne(build.code === 0);
      },
    },
    {
      // Beside the build: mostly a download.
      name: "browser",
      groups: [],
      run: async (print) => {
        const { code } = await run(process.execPath, ["tools/browser.mjs"], { cwd: root, print });
        return asOne(code === 0);
      },
    },
    { ...scripted("build:configured"), needs: content },
    onTheSite(scripted("build:changed")),
    {
      name: "playwright",
      groups: ["e2e"],
      needs: builds.length === 0 ? [] : ["browser", ...builds],
      live: true,
      run: (print) => {
        if (builds.length === 0) return Promise.resolve(notRun);
        const runner = (report: string) => ({
          program: "node_modules/@playwright/test/cli.js",
          args: [
            ...["test", "--reporter=list,json"],
            ...(mayBeEmpty ? ["--pass-with-no-tests", `--only-changed=${changed}`] : []),
          ],
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          count: countPlaywright,
          mayBeEmpty,
        });
        return countTests(root, runner, print);
      },
    },
    {
      name: "jest",
      groups: ["unit"],
      needs: content,
      run: (print) => {
        ensureNginx();
        ensureCaddy();
        const runner = (report: string) => ({
          program: "node_modules/jest/bin/jest.js",
          // A failed test may leave a server open, which must not block the exit. The browser tests run
          // beside these and keep two cores busy: more workers would only get in each other's way.
          args: [
            ...["--ci", "--forceExit", "--json", `--outputFile=${report}`],
            `--maxWorkers=${Math.max(1, availableParallelism() - 3)}`,
            ...(mayBeEmpty ? ["--passWithNoTests", `--changedSince=${changed}`] : []),
          ],
          env: { GALLERY_DIR: states },
          count: countJest,
          mayBeEmpty,
        });
        return countTests(root, runner, print);
      },
    },
    {
      name: "gallery",
      groups: ["unit"],
      needs: ["jest"],
      run: (print) => {
        if (mayBeEmpty) return Promise.resolve(notRun);
        const missing = notShown(root, readStates(states));
        const issues = missing.map(
          (part) => `${part}: no component test shows it, nor does npm run gallery.`,
        );
        return Promise.resolve(countIssues(issues, print));
      },
    },
    {
      name: "check:seo:configured",
      groups: ["seo"],
      needs: ["build:configured"],
      run: (print) => script(root, "check:seo", print, join(configuredFolder, "public")),
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
    {
      // The build writes the types too, so a current build is enough.
      name: "types",
      groups: [],
      needs: content,
      after: ["build"],
      run: (print) =>
        isBuilt(root, process.env, false)
          ? Promise.resolve(asOne(true))
          : script(root, "types", print),
    },
    { ...scripted("lint:code", "lint"), needs: ["types"] },
    scripted("format:check", "lint", "format"),
    scripted("lint:css", "lint"),
    scripted("lint:unused", "lint"),
    scripted("check:imports", "lint"),
  ];
}
