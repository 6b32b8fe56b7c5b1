/**
 * Runs the program it is given, Gatsby's command, and ends it with all it has started as soon as the
 * process that asked for it is gone: one that was killed cannot do so itself. File descriptor 3 is a
 * pipe from that process.
 */
import { Socket } from "node:net";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";

if (isMainThread) {
  // A thread of its own: the build keeps the main one busy for seconds.
  new Worker(new URL(import.meta.url)).unref();
  process.argv.splice(1, 1);
  await import(pathToFileURL(process.argv[1]).href);
} else {
  const group = process.platform === "win32" ? process.pid : -process.pid;
  new Socket({ fd: 3 }).resume().on("close", () => process.kill(group, "SIGKILL"));
}
