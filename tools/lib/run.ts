import { type ChildProcess, spawn } from "node:child_process";

/** Shows a piece of what a command prints. */
export type Print = (text: string | Buffer) => void;

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Interpret the command as a line of the shell. */
  shell?: boolean;
  /** Also return what was printed. It is shown in any case. */
  capture?: boolean;
  /** Takes what is printed, in the place of this process's own output. */
  print?: Print;
  /** Milliseconds after which the command and all it started are ended. */
  limit?: number;
}

export interface Ran {
  /** Exit code; 1 where a signal or the time limit ended it. */
  code: number;
  output: string;
}

/** The person at the terminal, or the system, asked to stop. */
export class Interrupted extends Error {}

const defaultLimitMs = 20 * 60_000;
const LINGER_MS = 3_000;

/** Ends a command together with everything it started; does nothing once all of it has ended. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Passes signals on to the command; `stop` ends that and tells which signal came, if any. */
function forwardSignals(child: ChildProcess) {
  let received: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    received = signal;
    end(child, signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, forward);
  return {
    stop(): NodeJS.Signals | undefined {
      for (const signal of signals) process.off(signal, forward);
      return received;
    },
  };
}

/** Shows what a command prints and keeps it. */
function tee(child: ChildProcess, print?: Print): Buffer[] {
  const printed: Buffer[] = [];
  const show = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    printed.push(chunk);
    if (print) print(chunk);
    else to.write(chunk);
  };
  child.stdout?.on("data", show(process.stdout));
  child.stderr?.on("data", show(process.stderr));
  return printed;
}

/**
 * Runs a command to its end, without standard input, showing what it prints.
 * @throws Interrupted after a signal to this process, which is passed on; Error if the command
 * cannot be started.
 */
export function run(command: string, args: string[], options: RunOptions): Promise<Ran> {
  const { capture = false, limit = defaultLimitMs, print, ...rest } = options;
  return new Promise((resolve, reject) => {
    const channel = capture || print ? "pipe" : "inherit";
    const child = spawn(command, args, {
      ...rest,
      // The last is never written to: it closes when this process is gone, see gatsby.mjs.
      stdio: ["ignore", channel, channel, "pipe"],
      // Its own process group, so that it can be ended as a whole.
      detached: process.platform !== "win32",
    });
    const printed = tee(child, print);
    const signals = forwardSignals(child);
    const timers = [
      setTimeout(() => {
        const message = `${command} took longer than ${limit / 1000} seconds and was ended.`;
        if (print) print(`${message}\n`);
        else console.error(message);
        end(child, "SIGKILL");
      }, limit),
    ];
    child.on("exit", () => {
      // What it left running would keep its output open, and this waiting.
      timers.push(setTimeout(() => end(child, "SIGKILL"), LINGER_MS));
    });
    const settle = (answer: () => void) => {
      timers.forEach(clearTimeout);
      const signal = signals.stop();
      if (signal) reject(new Interrupted(`Stopped by ${signal}.`));
      else answer();
    };
    child.on("error", (error) => settle(() => reject(error)));
    child.on("close", (code) =>
      settle(() => resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() })),
    );
  });
}
