import { spawn } from "node:child_process";

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Also return what was printed. It is shown in any case. */
  capture?: boolean;
}

export interface Ran {
  /** Exit code; 1 where a signal or the time limit ended it. */
  code: number;
  output: string;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Ends what hangs; a machine with much else to do needs about a third of it. */
const limitMs = 60 * 60_000;
const lingerMs = 3_000;

/**
 * Runs a command to its end, without standard input, showing what it prints.
 * @throws Error after a signal to this process, which is passed on, and if the command cannot be
 * started.
 */
export function run(command: string, args: string[], options: RunOptions): Promise<Ran> {
  const { capture = false, cwd, env = process.env } = options;
  const channel = capture ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd,
    env,
    // The last is never written to: it closes when this process is gone, see gatsby.mjs.
    stdio: ["ignore", channel, channel, "pipe"],
    // Its own process group, so that it can be ended as a whole.
    detached: process.platform !== "win32",
  });
  const printed: Buffer[] = [];
  const show = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    printed.push(chunk);
    to.write(chunk);
  };
  child.stdout?.on("data", show(process.stdout));
  child.stderr?.on("data", show(process.stderr));

  /** Ends it with everything it started; does nothing once all of it has ended. */
  const end = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  let received: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    received = signal;
    end(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const expire = () => {
    console.error(`${command} took longer than ${limitMs / 60_000} minutes and was ended.`);
    end("SIGKILL");
  };
  const timers = [setTimeout(expire, limitMs)];
  // What it left running would keep its output open, and this waiting.
  child.on("exit", () => timers.push(setTimeout(end, lingerMs, "SIGKILL")));
  return new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  })
    .finally(() => {
      timers.forEach(clearTimeout);
      for (const signal of signals) process.off(signal, forward);
    })
    .then((code) => {
      if (received) throw new Error(`Stopped by ${received}.`);
      return { code: code ?? 1, output: Buffer.concat(printed).toString() };
    });
}
