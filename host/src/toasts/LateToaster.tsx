import { useEffect, useState, type ComponentType } from 'react';

/** How long a busy page may put it off, ms: a toast sent meanwhile waits for it (shared/src/session/toast.ts). */
const atMost = 2_000;
const tryAgainAfter = 5_000;

/** The toasts, whose code comes once the first screen has had its turn. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    let timer: number | undefined;
    const load = () => {
      import(/* webpackChunkName: "toasts" */ './Toaster').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => (timer = window.setTimeout(load, tryAgainAfter)),
      );
    };
    const cancel = whenIdle(load);
    return () => {
      cancel();
      window.clearTimeout(timer);
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}

// Safari has no idle callbacks.
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, atMost);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: atMost });
  return () => window.cancelIdleCallback(handle);
}
