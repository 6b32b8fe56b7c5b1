import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The last change of a file as an ISO date, or undefined where that is not known. */
export type LastChange = (file: string) => string | undefined;

/** Git's answer, or undefined where there is no git, no repository or no commit. */
async function ask(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run("git", args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch {
    return undefined;
  }
}

/** Marks the lines that hold a commit's date among those that hold the names of its files. */
const mark = "\u0001";

/** The newest date of each file in a log that begins with the newest commit. */
function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const entry of log.split("\0").map((text) => text.replace(/^\n/, ""))) {
    if (entry.startsWith(mark)) date = new Date(entry.slice(mark.length)).toISOString();
    else if (entry !== "" && !dates.has(entry)) dates.set(entry, date);
  }
  return dates;
}

/**
 * Reads from git when each file of a folder was last changed. Every build of a commit gets the same
 * dates, unlike file times, which a checkout sets. A file with uncommitted changes has no date. No
 * file has one without a history or in a shallow clone, whose oldest commit seems to have created
 * every file.
 * @param root where to ask; the files are named relative to it
 */
export async function readLastChanges(root: string, folder: string): Promise<LastChange> {
  const unknown = () => undefined;
  const shallow = await ask(root, "rev-parse", "--is-shallow-repository");
  if (shallow?.trim() !== "false") return unknown;
  const format = `--format=${mark}%cI`;
  const log = await ask(root, "log", "-z", "--name-only", "--relative", format, "--", folder);
  const changed = await ask(root, "diff", "-z", "--name-only", "--relative", "HEAD", "--", folder);
  if (log === undefined || changed === undefined) return unknown;
  const dates = newestDates(log);
  for (const file of changed.split("\0")) dates.delete(file);
  return (file) => dates.get(file);
}
