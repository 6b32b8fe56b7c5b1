/**
 * Runs something once the next frame is painted, so that the answer to a touch is seen first: a
 * frame's callbacks run before its paint, and a timer set in one after it.
 * @returns calls it off
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
