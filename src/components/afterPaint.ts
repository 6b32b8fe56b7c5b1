/**
 * Runs a callback after the next paint, so that the response to an input is seen first: a frame's
 * callbacks run before its paint, a timer set in one after it.
 * @returns cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
