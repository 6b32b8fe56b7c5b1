import { execFileSync } from "node:child_process";

interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

function listProcesses(): Process[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = NaN, parent = NaN, kilobytes = 0]) => ({ pid, parent, kilobytes }));
}

/** The resident memory of a process and of those it started, in megabytes. */
export function memoryOf(pid: number): number {
  const processes = listProcesses();
  const family = new Set([pid]);
  // Parents are listed before the processes they start, except where ids have wrapped around.
  for (const { pid: child, parent } of [...processes, ...processes]) {
    if (family.has(parent)) family.add(child);
  }
  return processes
    .filter((process) => family.has(process.pid))
    .reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0);
}
