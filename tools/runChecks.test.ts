/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/temporaryFolder";
import { allChecks, type Check } from "./lib/checks";
import { run } from "./lib/run";
import { chooseChecks, runEach, table } from "./lib/runChecks";
import { countJest, countPlaywright, countTests } from "./lib/testReports";

const ran: string[] = [];
const check = (name: string, failed: number, more: Partial<Check> = {}): Check => ({
  name,
  groups: [],
  run: () => {
    ran.push(name);
    return Promise.resolve({ passed: 1, failed });
  },
  ...more,
});

beforeEach(() => {
  ran.length = 0;
  jest.spyOn(console, "log").mockReturnValue();
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

describe("choosing checks", () => {
  const checks = [
    check("build", 0),
    check("types", 0, { groups: ["lint"], needs: ["build"] }),
    check("jest", 0, { groups: ["unit"] }),
    check("shown", 0, { needs: ["types"] }),
  ];
  const names = (...words: string[]) => chooseChecks(checks, words).map(({ name }) => name);

  test("takes all by default, and one by its name or group", () => {
    expect(names()).toEqual(["build", "types", "jest", "shown"]);
    expect(names("jest")).toEqual(["jest"]);
    expect(names("unit")).toEqual(["jest"]);
  });

  test("brings what is needed, and what that needs", () => {
    expect(names("lint")).toEqual(["build", "types"]);
    expect(names("shown")).toEqual(["build", "types", "shown"]);
  });

  test("lint builds no site, and browser tests build those that they look at", () => {
    const real = (word: string) =>
      chooseChecks(allChecks(process.cwd()), [word]).map(({ name }) => name);
    const isBuild = (name: string) => name.startsWith("build");
    expect(real("lint")).toEqual(expect.arrayContaining(["check:content", "types", "lint:code"]));
    expect(real("lint").filter(isBuild)).toEqual([]);
    expect(real("playwright").filter(isBuild)).toEqual([
      "build",
      "build:configured",
      "build:changed",
    ]);
  });

  test("refuses a word that names nothing", () => {
    expect(() => names("lnt")).toThrow(
      'Unknown check "lnt". Available checks and groups: build, types, lint',
    );
  });
});

describe("running checks", () => {
  test("goes on after a failure, a check that throws included", async () => {
    const broken = check("b", 0, { run: () => Promise.reject(new Error("broken")) });
    const outcomes = await runEach([check("a", 2), broken, check("c", 0, { after: ["a", "b"] })]);
    expect(ran).toEqual(["a", "c"]);
    expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
      [1, 2],
      [0, 1],
      [1, 0],
    ]);
    expect(table(outcomes)).toMatch(/^FAILED {2}a .*\nFAILED {2}b .*\nok {6}c .* s$/);
    expect(table([{ name: "a", passed: 1, failed: 0, skipped: 2, seconds: 3 }])).toMatch(
      /3\.0 s {2}2 not run$/,
    );
  });

  test("does not call a check that could not be run a success", async () => {
    const outcomes = await runEach([
      check("a", 0, { run: () => Promise.resolve({ passed: 0, failed: 0 }) }),
    ]);
    expect(table(outcomes)).toMatch(/^NOT RUN {2}a {2}0 passed {2}0 failed/);
  });

  test("counts as failed what needs a check that failed", async () => {
    const needs = { needs: ["build"] };
    const outcomes = await runEach([check("build", 1), check("e2e", 0, needs), check("c", 0)]);
    expect(ran).toEqual(["build", "c"]);
    expect(outcomes[1]).toMatchObject({ name: "e2e", passed: 0, failed: 1 });
  });

  test("runs two at a time, what is needed or comes before it first", async () => {
    const events: string[] = [];
    const ends = new Map<string, () => void>();
    const held = (name: string, more: Partial<Check> = {}) =>
      check(name, 0, {
        run: async () => {
          events.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return { passed: 1, failed: 0 };
        },
        ...more,
      });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    const all = runEach([
      held("types", { needs: ["build"] }),
      held("seo", { after: ["types", "elsewhere"] }),
      held("build"),
      held("jest"),
      held("format"),
    ]);
    expect(events).toEqual(["build", "jest"]);
    await end("jest");
    expect(events).toEqual(["build", "jest", "format"]);
    await end("build");
    expect(events).toEqual(["build", "jest", "format", "types"]);
    await end("types");
    expect(events.at(-1)).toBe("seo");
    await end("format");
    await end("seo");
    const names = (await all).map(({ name }) => name);
    expect(names).toEqual(["types", "seo", "build", "jest", "format"]);
  });

  test("shows what a check prints in one piece, under its name", async () => {
    const shown: string[] = [];
    jest.mocked(console.log).mockImplementation((line: string) => shown.push(line));
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      shown.push(text.toString());
      return true;
    });
    const printing = (name: string) =>
      check(name, 0, {
        run: async (print) => {
          print?.(`${name} 1\n`);
          await new Promise(setImmediate);
          print?.(`${name} 2\n`);
          return { passed: 1, failed: 0 };
        },
      });
    await runEach([printing("a"), printing("b")]);
    expect(shown).toEqual(["\n── a", "a 1\na 2\n", "\n── b", "b 1\nb 2\n"]);
  });
});

describe("counting reports", () => {
  const jestReport = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 2,
  };
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };

  test("a file that breaks counts as a failed test", () => {
    expect(countJest(JSON.stringify(jestReport))).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  test("flaky tests and errors outside of tests count as failed, skipped ones are told", () => {
    const report = JSON.stringify({ stats, errors: [{}] });
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 3 });
  });

  /** Counts what a runner of a few lines has left. */
  const counted = (script: string, mayBeEmpty = false) => {
    const folder = temporaryFolder("runner");
    writeFileSync(join(folder, "runner.js"), script);
    const runner = (report: string) => ({
      program: "runner.js",
      args: [report],
      env: {},
      count: countPlaywright,
      mayBeEmpty,
    });
    return countTests(folder, runner, () => undefined);
  };
  const leave = (passed: number) => {
    const counts = { expected: passed, unexpected: 0, flaky: 0, skipped: 0 };
    const report = JSON.stringify(JSON.stringify({ stats: counts, errors: [] }));
    return `require("node:fs").writeFileSync(process.argv[2], ${report});`;
  };

  test("no test at all is a failure, unless there need not be one", async () => {
    expect(await counted(leave(0))).toMatchObject({ passed: 0, failed: 1 });
    expect(await counted(leave(0), true)).toMatchObject({ passed: 0, failed: 0 });
  });

  test("a runner that fails, or leaves no report, has failed", async () => {
    expect(await counted(leave(2))).toMatchObject({ passed: 2, failed: 0 });
    expect(await counted(`${leave(2)} process.exitCode = 1`)).toMatchObject({ failed: 1 });
    expect(await counted("")).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("running a command", () => {
  const node = (script: string, limit?: number) =>
    run(process.execPath, ["-e", script], { cwd: __dirname, capture: true, limit });

  beforeEach(() => {
    jest.spyOn(process.stdout, "write").mockReturnValue(true);
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
  });

  test("gives its exit code and what it printed", async () => {
    const script = `console.log("out"); console.error("err"); process.exitCode = 3`;
    const { code, output } = await node(script);
    expect(code).toBe(3);
    expect(output).toContain("out\n");
    expect(output).toContain("err\n");
  });

  test("has no standard input to wait for", async () => {
    const script = `process.stdin.on("end", () => console.log("ended")).resume()`;
    expect((await node(script)).output).toBe("ended\n");
  });

  test("ends it after its time, with what it started", async () => {
    const script = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e3)"], { stdio: "inherit" })`;
    // What it started holds its output open: were it left alive, this would never be answered.
    expect((await node(script, 500)).code).toBe(1);
  });

  test("rejects what cannot be started", async () => {
    await expect(run("no-such-program", [], { cwd: __dirname })).rejects.toThrow("ENOENT");
  });
});
