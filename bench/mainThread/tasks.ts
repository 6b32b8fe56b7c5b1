/** The tasks of a main thread, each of which blocks everything else. */
import { isWithin, type MainThread, type Span } from "./trace";

/** What of a longer task counts as blocking begins here, in microseconds (web.dev/articles/tbt). */
const blockingFrom = 50_000;

const scripted = new Set(["EvaluateScript", "FunctionCall", "v8.compile", "v8.evaluateModule"]);

/** The tasks that end after the first paint, as Total Blocking Time counts them, longest first. */
export function tasksAfterPaint({ spans, firstPaint }: MainThread): Span[] {
  return spans
    .filter(({ name, ts, dur }) => name === "RunTask" && ts + dur > firstPaint)
    .sort((a, b) => b.dur - a.dur);
}

/**
 * Microseconds that tasks last beyond 50 ms each, the part before the first paint left out.
 * @param from counts the tasks from then on, in the trace's time
 */
export function blockingTime(thread: MainThread, from = -Infinity): number {
  return tasksAfterPaint(thread)
    .filter(({ ts }) => ts >= from)
    .map(({ ts, dur }) => Math.min(dur, ts + dur - thread.firstPaint))
    .reduce((sum, length) => sum + Math.max(0, length - blockingFrom), 0);
}

/** Whether a script runs in a task. */
export function runsScript(task: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => scripted.has(span.name) && isWithin(span, task));
}
