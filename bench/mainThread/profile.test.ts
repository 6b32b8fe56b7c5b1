/** @jest-environment node */
import { functionsDuring } from "./profile";
import type { Span, TraceEvent } from "./trace";

const frame = (functionName: string) => ({ functionName, url: "/app.js" });
const part = (data: Record<string, unknown>, pid = 7): TraceEvent => ({
  name: "ProfileChunk",
  ph: "P",
  pid,
  tid: 1,
  ts: 0,
  args: { data },
});
const task: Span = { name: "RunTask", ph: "X", pid: 7, tid: 1, ts: 10_000, dur: 10_000, args: {} };

test("adds up what ran during the task, callers included, each once per sample", () => {
  const nodes = [
    { id: 1, callFrame: { functionName: "(root)" } },
    { id: 2, parent: 1, callFrame: frame("render") },
    { id: 3, parent: 2, callFrame: frame("format") },
    { id: 4, parent: 3, callFrame: frame("render") },
  ];
  const events = [
    part({ startTime: 8000 }),
    // 8 to 12 ms, 12 to 15 ms.
    part({ cpuProfile: { nodes, samples: [3, 2] }, timeDeltas: [4000, 3000] }),
    // 15 to 25 ms, of which 5 are after the task.
    part({ cpuProfile: { samples: [4] }, timeDeltas: [10_000] }),
    part({ cpuProfile: { samples: [2] }, timeDeltas: [10_000] }, 8),
  ];
  const locate = ({ functionName }: { functionName: string }) => ({
    file: "app.ts",
    text: functionName,
  });
  expect(
    functionsDuring(task, events, locate).map(({ origin, total }) => [origin.text, total]),
  ).toEqual([
    ["render", 10],
    ["format", 7],
  ]);
});
