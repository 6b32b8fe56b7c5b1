/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { memoryOf } from "./processMemory";

test("counts the processes that a process started", async () => {
  const alone = memoryOf(process.pid);
  const script =
    "const held = Buffer.alloc(3e8, 1); console.log(held.length); setInterval(() => {}, 1e4)";
  const child = spawn(process.execPath, ["-e", script]);
  try {
    await once(child.stdout, "data");
    expect(memoryOf(process.pid)).toBeGreaterThan(alone + 250);
    expect(memoryOf(child.pid!)).toBeGreaterThan(280);
  } finally {
    child.kill();
  }
});
