/** What is read of a trace of Chromium. Times in a trace are microseconds. */

export interface TraceEvent {
  name: string;
  /** "X" is an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: Record<string, unknown> };
}

/** An event with a duration. */
export interface Span extends TraceEvent {
  dur: number;
}

/** What the main thread of a page did after its navigation, in order of time. */
export interface MainThread {
  pid: number;
  navigationStart: number;
  firstPaint: number;
  spans: Span[];
}

/** Whether a span lies within another. */
export const isWithin = (inner: Span, outer: Span) =>
  inner !== outer && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/** When the first script of a file is asked for, in the trace's time; Infinity where none is. */
export function firstScriptAt(events: readonly TraceEvent[]): number {
  const asked = events.find(
    ({ name, args }) => name === "ResourceSendRequest" && args.data?.resourceType === "Script",
  );
  return asked?.ts ?? Infinity;
}

/** The main thread of the page at an address. Throws when the trace holds no painted page there. */
export function mainThreadOf(events: readonly TraceEvent[], url: string): MainThread {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start?.pid && ts > start.ts,
  );
  if (!start || !paint) throw new Error(`The trace does not hold the first paint of ${url}.`);
  const spans = events.filter(
    (event): event is Span =>
      event.ph === "X" &&
      event.dur !== undefined &&
      event.pid === start.pid &&
      event.tid === start.tid &&
      event.ts >= start.ts,
  );
  return {
    pid: start.pid,
    navigationStart: start.ts,
    firstPaint: paint.ts,
    spans: spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur),
  };
}
