/** The functions that ran during a task, by the samples of the profiler in a trace. */
import type { Origin, CodePosition } from "./locate";
import type { Span, TraceEvent } from "./trace";

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
}

interface ChunkData {
  startTime?: number;
  cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
  timeDeltas?: number[];
}

export interface FunctionTime {
  origin: Origin;
  /** Milliseconds in the function and what it called. */
  total: number;
}

/** Samples of a process: which node ran until when, in microseconds of the trace. */
function readSamples(events: readonly TraceEvent[], pid: number) {
  const nodes = new Map<number, ProfileNode>();
  const samples: { node: number; from: number; to: number }[] = [];
  let clock = 0;
  const parts = events.filter((event) => event.pid === pid && event.name.startsWith("Profile"));
  for (const { args } of parts) {
    const data = (args.data ?? {}) as ChunkData;
    clock = data.startTime ?? clock;
    data.cpuProfile?.nodes?.forEach((node) => nodes.set(node.id, node));
    data.cpuProfile?.samples?.forEach((node, index) => {
      const from = clock;
      clock += data.timeDeltas?.[index] ?? 0;
      samples.push({ node, from, to: clock });
    });
  }
  return { nodes, samples };
}

const positionOf = ({ callFrame }: ProfileNode): CodePosition | undefined =>
  callFrame.url
    ? {
        url: callFrame.url,
        line: callFrame.lineNumber ?? 0,
        column: callFrame.columnNumber ?? 0,
        functionName: callFrame.functionName,
      }
    : undefined;

/** How long each function took within a task, what it called included, longest first. */
export function functionsDuring(
  task: Span,
  events: readonly TraceEvent[],
  locate: (place: CodePosition) => Origin,
): FunctionTime[] {
  const { nodes, samples } = readSamples(events, task.pid);
  const times = new Map<string, FunctionTime>();
  for (const { node, from, to } of samples) {
    const length = Math.min(to, task.ts + task.dur) - Math.max(from, task.ts);
    if (length <= 0) continue;
    const seen = new Set<string>();
    for (let next = nodes.get(node); next; next = nodes.get(next.parent ?? -1)) {
      const place = positionOf(next);
      const origin = place && locate(place);
      if (!origin || seen.has(origin.text)) continue;
      seen.add(origin.text);
      const time = times.get(origin.text) ?? { origin, total: 0 };
      times.set(origin.text, { origin, total: time.total + length / 1000 });
    }
  }
  return [...times.values()].sort((a, b) => b.total - a.total);
}
