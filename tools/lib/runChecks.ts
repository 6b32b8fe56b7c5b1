import { type Check, allChecks } from "./checks";
import { Interrupted } from "./run";
import { type Count } from "./testReports";

interface Outcome extends Count {
  name: string;
  seconds: number;
}

/**
 * The checks that the words of the command line choose; all of them without a word. A check that
 * needs the site brings the build with it.
 * @throws if a word names nothing.
 */
export function chooseChecks(checks: Check[], words: string[]): Check[] {
  if (words.length === 0) return checks;
  const matches = ({ name, groups }: Check, word: string) => name === word || groups.includes(word);
  const unknown = words.find((word) => !checks.some((check) => matches(check, word)));
  if (unknown !== undefined) {
    const known = [...new Set(checks.flatMap(({ name, groups }) => [name, ...groups]))];
    throw new Error(`There is no check "${unknown}". Choose among: ${known.join(", ")}`);
  }
  const chosen = new Set(checks.filter((check) => words.some((word) => matches(check, word))));
  const needsSite = [...chosen].some((check) => check.needsSite);
  return checks.filter((check) => chosen.has(check) || (needsSite && check.name === "build"));
}

async function runOne(check: Check): Promise<Outcome> {
  const start = Date.now();
  console.log(`\n── ${check.name}`);
  let count: Count = { passed: 0, failed: 1 };
  try {
    count = await check.run();
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    console.error(error instanceof Error ? error.message : error);
  }
  return { name: check.name, ...count, seconds: (Date.now() - start) / 1000 };
}

/** A check that counted nothing was not run, which is no success. */
function verdict(passed: number, failed: number): string {
  if (failed > 0) return "FAILED";
  return passed > 0 ? "ok" : "NOT RUN";
}

/** One line per check: what it counted and how long it took. */
export function table(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, passed, failed, seconds }) => [
    verdict(passed, failed),
    name,
    `${passed} passed`,
    `${failed} failed`,
    `${seconds.toFixed(1)} s`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Runs checks one after the other, all of them, whatever fails. */
export async function runEach(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const siteFailed = outcomes.some(({ name, failed }) => name === "build" && failed > 0);
    if (siteFailed && check.needsSite) {
      console.log(`\n── ${check.name}: not run, because the build failed`);
      outcomes.push({ name: check.name, passed: 0, failed: 1, seconds: 0 });
    } else {
      outcomes.push(await runOne(check));
    }
  }
  return outcomes;
}

/**
 * Runs the checks that the words choose and ends with the line `N passed, N failed`: each test
 * counts as one, and so does each other check. `--rebuild` builds although nothing has changed.
 * @returns how many failed.
 */
export async function runChecks(root: string, args: string[]): Promise<number> {
  const words = args.filter((argument) => argument !== "--rebuild");
  const checks = chooseChecks(allChecks(root, args.includes("--rebuild")), words);
  const outcomes = await runEach(checks);
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${table(outcomes)}\n\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed");
}
