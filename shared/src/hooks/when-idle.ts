/** How long a busy page may put it off, ms. */
const atMost = 2_000;

/** Does `work` when the browser has nothing better to do. @returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, atMost);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: atMost });
  return () => window.cancelIdleCallback(handle);
}
