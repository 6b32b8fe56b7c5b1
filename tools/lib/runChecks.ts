import { forgetBuilt } from "./buildStamp";
import { type Check, allChecks } from "./checks";
import { copyFolder } from "./copyProject";
import { Interrupted } from "./run";
import { type Count } from "./testReports";

interface Outcome extends Count {
  name: string;
  seconds: number;
}

/**
 * Selects the checks that the arguments name, and their dependencies; all checks without arguments.
 * @throws if an argument names nothing
 */
export function chooseChecks(checks: Check[], words: string[]): Check[] {
  if (words.length === 0) return checks;
  const named = (word: string) =>
    checks.filter(({ name, groups }) => name === word || groups.includes(word));
  const unknown = words.find((word) => named(word).length === 0);
  if (unknown !== undefined) {
    const known = [...new Set(checks.flatMap(({ name, groups }) => [name, ...groups]))];
    throw new Error(`Unknown check "${unknown}". Available checks and groups: ${known.join(", ")}`);
  }
  const chosen = new Set(words.flatMap(named));
  // The loop also visits checks added during it.
  for (const { needs = [] } of chosen) {
    for (const check of checks) if (needs.includes(check.name)) chosen.add(check);
  }
  return checks.filter((check) => chosen.has(check));
}

/** Runs a check. Prints its output at the end unless it is `live`. */
async function runOne(check: Check, live: boolean): Promise<Outcome> {
  const start = Date.now();
  const heading = `\n── ${check.name}`;
  const printed: Buffer[] = [];
  if (live) console.log(heading);
  let count: Count = { passed: 0, failed: 1 };
  try {
    count = await check.run(live ? undefined : (text) => printed.push(Buffer.from(text)));
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    printed.push(Buffer.from(`${error instanceof Error ? error.message : String(error)}\n`));
  }
  const text = Buffer.concat(printed).toString();
  if (!live) console.log(heading);
  if (text) process.stdout.write(text);
  return { name: check.name, ...count, seconds: (Date.now() - start) / 1000 };
}

/** Counts a check as failed without running it, because a check it needs failed. */
function skip({ name }: Check, broken: Check): Outcome {
  console.log(`\n── ${name}: not run, because ${broken.name} failed`);
  return { name, passed: 0, failed: 1, seconds: 0 };
}

/** Labels a check that counted nothing as NOT RUN, which by itself does not fail the run. */
function verdict(passed: number, failed: number): string {
  if (failed > 0) return "FAILED";
  return passed > 0 ? "ok" : "NOT RUN";
}

/** One line per check: what it counted, how long it took, and what this machine could not run. */
export function table(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, passed, failed, skipped = 0, seconds }) => [
    verdict(passed, failed),
    name,
    `${passed} passed`,
    `${failed} failed`,
    `${seconds.toFixed(1)} s`,
    skipped > 0 ? `${skipped} not run` : "",
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(width(column))).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

/** How many checks run side by side: most keep one core busy. */
const atOnce = 2;

/**
 * Runs checks side by side. A failed check stops only the checks that need it.
 * @returns the outcomes in the order of the checks.
 */
export async function runEach(checks: Check[]): Promise<Outcome[]> {
  const waiting = new Set(checks);
  const running = new Map<Check, Promise<void>>();
  const outcomes = new Map<Check, Outcome>();
  const isOnly = checks.length === 1;

  const named = (names: string[] = []) => checks.filter(({ name }) => names.includes(name));
  const mayStart = ({ needs, after }: Check) =>
    [...named(needs), ...named(after)].every((before) => outcomes.has(before)) &&
    running.size < atOnce;
  const start = async (check: Check) => {
    const broken = named(check.needs).find((needs) => outcomes.get(needs)?.failed !== 0);
    const outcome = broken ? skip(check, broken) : runOne(check, isOnly || !!check.live);
    outcomes.set(check, await outcome);
    running.delete(check);
  };

  while (outcomes.size < checks.length) {
    for (const check of waiting) {
      if (!mayStart(check)) continue;
      waiting.delete(check);
      running.set(check, start(check));
    }
    await Promise.race(running.values());
  }
  return checks.flatMap((check) => outcomes.get(check) ?? []);
}

/** What `--changed` runs where no word says otherwise: the quick checks, and tests. */
const quick = ["content", "lint", "jest", "playwright"];

/**
 * Runs the checks that the words choose and ends with the line `N passed, N failed`: each test
 * counts as one, and so does each other check. `--rebuild` builds although nothing has changed;
 * `--changed`, or `--changed=<commit>`, runs only the tests that belong to what has changed since.
 * @returns how many failed.
 */
export async function runChecks(root: string, args: string[]): Promise<number> {
  const since = args.find((argument) => /^--changed(=|$)/.test(argument));
  const changed = since?.split("=")[1] ?? (since && "HEAD");
  const words = args.filter((argument) => argument !== "--rebuild" && argument !== since);
  const chosen = words.length === 0 && since ? quick : words;
  const checks = chooseChecks(allChecks(root, changed), chosen);
  console.log(`Running ${checks.map(({ name }) => name).join(", ")}.`);
  if (checks.some(({ name }) => name.startsWith("build"))) {
    console.log("A build takes about two minutes if its sources have changed.");
  }
  const built = [root, ...["configured", "changed"].map(copyFolder)];
  if (args.includes("--rebuild")) built.forEach(forgetBuilt);
  const outcomes = await runEach(checks);
  const sum = (key: "passed" | "failed") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${table(outcomes)}\n\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed");
}
