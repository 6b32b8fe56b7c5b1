import { readdirSync, readFileSync } from "node:fs";

/** How often memory is looked at, in milliseconds. */
const interval = 500;

/** The processes and their parents, with the memory each holds (RSS) in bytes, from Linux's /proc. */
function processes(): Map<number, { parent: number; memory: number }> {
  const found = new Map<number, { parent: number; memory: number }>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    let status: string;
    try {
      status = readFileSync(`/proc/${name}/status`, "utf8");
    } catch {
      // It has ended since the folder was read.
      continue;
    }
    const number = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    found.set(Number(name), { parent: number("PPid"), memory: number("VmRSS") * 1024 });
  }
  return found;
}

/** What a process and all it has started hold together now, in bytes. */
function memoryOf(pid: number): number {
  const all = processes();
  const isInTree = (id: number): boolean =>
    id === pid || (all.has(id) && isInTree(all.get(id)?.parent ?? 0));
  return [...all].reduce((sum, [id, { memory }]) => sum + (isInTree(id) ? memory : 0), 0);
}

/**
 * Watches a process and all it starts.
 * @returns ends the watch and gives the most memory that was seen, in bytes
 */
export function trackMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
