/** @jest-environment node */
import { type Check } from "./lib/checks";
import { run } from "./lib/run";
import { chooseChecks, runEach, table } from "./lib/runChecks";
import { countJest, countPlaywright } from "./lib/testReports";

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
});

describe("choosing checks", () => {
  const checks = [
    check("build", 0),
    check("types", 0, { groups: ["lint"], needsSite: true }),
    check("jest", 0, { groups: ["unit"] }),
  ];
  const names = (...words: string[]) => chooseChecks(checks, words).map(({ name }) => name);

  test("takes all without a word, and one by its name or group", () => {
    expect(names()).toEqual(["build", "types", "jest"]);
    expect(names("jest")).toEqual(["jest"]);
    expect(names("unit")).toEqual(["jest"]);
  });

  test("brings the build where the site is needed", () => {
    expect(names("lint")).toEqual(["build", "types"]);
  });

  test("refuses a word that names nothing", () => {
    expect(() => names("lnt")).toThrow('no check "lnt". Choose among: build, types, lint');
  });
});

describe("running checks", () => {
  test("goes on after a failure, a check that throws included", async () => {
    const broken = check("b", 0, { run: () => Promise.reject(new Error("broken")) });
    const outcomes = await runEach([check("a", 2), broken, check("c", 0)]);
    expect(ran).toEqual(["a", "c"]);
    expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
      [1, 2],
      [0, 1],
      [1, 0],
    ]);
    expect(table(outcomes)).toMatch(/^FAILED {2}a .*\nFAILED {2}b .*\nok {6}c .* s$/);
  });

  test("does not call a check that could not be run a success", async () => {
    const outcomes = await runEach([
      check("a", 0, { run: () => Promise.resolve({ passed: 0, failed: 0 }) }),
    ]);
    expect(table(outcomes)).toMatch(/^NOT RUN {2}a {2}0 passed {2}0 failed/);
  });

  test("counts as failed what needs the site when the build fails", async () => {
    const needsSite = { needsSite: true };
    const outcomes = await runEach([check("build", 1), check("e2e", 0, needsSite), check("c", 0)]);
    expect(ran).toEqual(["build", "c"]);
    expect(outcomes[1]).toMatchObject({ name: "e2e", passed: 0, failed: 1 });
  });
});

describe("counting reports", () => {
  const jestReport = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };

  test("a file that breaks counts as a failed test", () => {
    expect(countJest(JSON.stringify(jestReport))).toEqual({ passed: 5, failed: 3 });
  });

  test("flaky tests and faults outside of tests count as failed, skipped ones not at all", () => {
    const report = JSON.stringify({ stats, errors: [{}] });
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3 });
  });

  test("no test at all is a failure", () => {
    const nothing = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    expect(countJest(JSON.stringify(nothing))).toEqual({ passed: 0, failed: 1 });
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
