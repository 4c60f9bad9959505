/** A background page paints nothing, so the wait for a paint ends after this many ms. */
const maxWaitMs = 100;

/** Calls `work` after the browser's next paint. @returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer = window.setTimeout(run, maxWaitMs);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    work();
  }
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
