/** What a task is busy with. */
import type { Origin, CodePosition } from "./locate";
import { isWithin, type Span } from "./trace";

/** The activities to report, by their names in Chromium. */
const reportedEvents = new Set([
  "EvaluateScript",
  "FunctionCall",
  "v8.compile",
  "ParseHTML",
  "ParseAuthorStyleSheet",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
  "MajorGC",
  "MinorGC",
  "IntersectionObserverController::computeIntersections",
]);

/** Smaller parts of a task are left out. */
const smallestShare = 0.15;

function positionOf({ data = {} }: Span["args"]): CodePosition | undefined {
  const { url, lineNumber, columnNumber, functionName } = data;
  if (typeof url !== "string" || url === "") return undefined;
  return {
    url,
    // From 1 in these events.
    line: Math.max(0, Number(lineNumber) - 1),
    column: Math.max(0, Number(columnNumber) - 1),
    functionName: typeof functionName === "string" ? functionName : "",
  };
}

/** The larger activities within a task, with their milliseconds and where their code stands. */
export function describeTask(
  task: Span,
  spans: readonly Span[],
  locate: (place: CodePosition) => Origin,
): string[] {
  return spans
    .filter((span) => reportedEvents.has(span.name) && isWithin(span, task))
    .filter(({ dur }) => dur >= task.dur * smallestShare)
    .map(({ name, dur, args }) => {
      const place = positionOf(args);
      return `${Math.round(dur / 1000)} ms ${name}${place ? ` ${locate(place).text}` : ""}`;
    });
}
