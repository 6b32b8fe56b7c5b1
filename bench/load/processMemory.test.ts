/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { memoryOf } from "./processMemory";

test("counts the processes that a process started", async () => {
  const script =
    "const held = Buffer.alloc(3e8, 1); console.log(held.length); setInterval(() => {}, 1e4)";
  const child = spawn(process.execPath, ["-e", script]);
  try {
    await once(child.stdout, "data");
    const started = memoryOf(child.pid!);
    expect(started).toBeGreaterThan(280);
    // This process itself takes more than twenty.
    expect(memoryOf(process.pid)).toBeGreaterThan(started + 20);
  } finally {
    child.kill();
  }
});
