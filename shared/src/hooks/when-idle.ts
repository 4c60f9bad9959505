const idleTimeoutMs = 2_000;

/** Calls `work` when the browser is idle. @returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, idleTimeoutMs);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeoutMs });
  return () => window.cancelIdleCallback(handle);
}

/** Gives the pictures of a new screen this many ms to load first. */
const headStartMs = 2_000;

/** As `whenIdle`, but gives the pictures of a new screen a head start. */
export function whenIdleAfterHeadStart(work: () => void): () => void {
  let cancelIdle = () => {};
  const timer = window.setTimeout(() => (cancelIdle = whenIdle(work)), headStartMs);
  return () => {
    window.clearTimeout(timer);
    cancelIdle();
  };
}

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
