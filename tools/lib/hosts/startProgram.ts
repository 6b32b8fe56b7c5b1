import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A server under load. */
export interface Host {
  name: string;
  /** Ends with a slash. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const patienceMs = 60_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

/**
 * Starts a program that serves the site on a port and waits until it answers. Rejects with what it
 * wrote when it ends before, or with the time it was given.
 */
export async function startProgram(
  name: string,
  port: number,
  [command, ...args]: readonly [string, ...string[]],
): Promise<Host> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.once("error", (error) => (errors += error.message));
  const url = `http://127.0.0.1:${port}/`;
  for (const began = Date.now(); !(await answers(url)); await sleep(200)) {
    const isOver = child.pid === undefined || child.exitCode !== null;
    if (isOver || Date.now() - began > patienceMs) {
      child.kill();
      throw new Error(`${name} does not answer: ${errors || `${patienceMs} ms passed`}`);
    }
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, url, pid: child.pid ?? NaN, stop };
}
