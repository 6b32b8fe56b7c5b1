/** How long work may hold the page before it lets it do something else, in milliseconds. */
const budget = 8;

const pause = () => new Promise((resolve) => window.setTimeout(resolve));

/**
 * Goes through the steps of some work without holding the page: a letter that is typed meanwhile
 * shows at once.
 *
 * @returns what the work comes to; rejects when a step throws.
 */
export async function inTimeSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  let end = performance.now() + budget;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + budget;
  }
}
