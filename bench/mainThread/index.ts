/** Main-thread work on a phone, beside the same page without scripts. */
import { join } from "node:path";
import { inTurns } from "../inTurns";
import type { Options } from "../options";
import { inLab, variantNames, variants, type Lab } from "../page/lab";
import { heaviestPages } from "../page/pageKinds";
import { formatTable, spread } from "../table";
import { describeTask } from "./describe";
import { createLocator, type Origin, type CodePosition } from "./locate";
import { functionsDuring } from "./profile";
import { recordTrace } from "./record";
import { blockingTime, runsScript, tasksAfterPaint } from "./tasks";
import { firstScriptAt, mainThreadOf, type TraceEvent } from "./trace";

type Locate = (place: CodePosition) => Origin;

const heading = ["", "longest task ms", "with script ms", "blocking ms", "blocking by scripts ms"];

/** How much of the explanation is printed. */
const shown = { tasks: 3, functions: 8 };

const milliseconds = (microseconds: number) => microseconds / 1000;

/** The figures of one trace, in milliseconds. */
function readFigures(events: TraceEvent[], url: string) {
  const thread = mainThreadOf(events, url);
  const tasks = tasksAfterPaint(thread);
  const scripted = tasks.find((task) => runsScript(task, thread.spans));
  return {
    longest: milliseconds(tasks[0]?.dur ?? 0),
    withScript: milliseconds(scripted?.dur ?? 0),
    blocking: milliseconds(blockingTime(thread)),
    byScripts: milliseconds(blockingTime(thread, firstScriptAt(events))),
  };
}

/** The longest tasks and what runs in them, and the functions of the longest one with a script. */
function explain(events: TraceEvent[], url: string, locate: Locate): string[] {
  const thread = mainThreadOf(events, url);
  const tasks = tasksAfterPaint(thread);
  const longest = tasks.slice(0, shown.tasks).flatMap((task) => {
    const begin = Math.round(milliseconds(task.ts - thread.navigationStart));
    const parts = describeTask(task, thread.spans, locate);
    return [
      `  task of ${Math.round(milliseconds(task.dur))} ms at ${begin} ms`,
      ...parts.map((part) => `    ${part}`),
    ];
  });
  const scripted = tasks.find((task) => runsScript(task, thread.spans));
  const functions = scripted ? functionsDuring(scripted, events, locate) : [];
  const own = functions.filter(({ origin }) => !/react-dom|scheduler/.test(origin.file));
  return [
    ...longest,
    "  functions in the longest one with a script, React's own left out",
    ...own
      .slice(0, shown.functions)
      .map(({ origin, total }) => `    ${Math.round(total)} ms ${origin.text}`),
  ];
}

async function measurePage(lab: Lab, path: string, rounds: number, locate: Locate) {
  const runs = await inTurns(variants, rounds, async (variant) => {
    const url = lab.url(path, variant);
    return readFigures(await recordTrace(lab.browser, url, { profile: false }), url);
  });
  const rows = variants.map((variant) => [
    variantNames[variant],
    ...(["longest", "withScript", "blocking", "byScripts"] as const).map((key) =>
      spread(runs[variant].map((run) => run[key])),
    ),
  ]);
  console.log(`\n${path}\n${formatTable(heading, rows)}`);
  // A run of its own, since the profiler slows the page down.
  const profiled = await recordTrace(lab.browser, lab.url(path), { profile: true });
  console.log(explain(profiled, lab.url(path), locate).join("\n"));
}

/** Prints the main thread of the given pages, or of those with the most scripted parts. */
export async function measureMainThread({ paths, rounds }: Options): Promise<void> {
  const pages = paths.length > 0 ? paths : heaviestPages;
  const locate = createLocator(join(process.cwd(), "public"));
  await inLab(pages, async (lab) => {
    for (const path of pages) await measurePage(lab, path, rounds, locate);
  });
}
