/** One message to the investor; the host's Toaster decides how it looks and how long it stays (spec §8, §9). */
export interface Toast {
  kind: 'success' | 'failure' | 'info' | 'loading';
  message: string;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
const queued: Toast[] = [];

let last: { toast: Toast; at: number } | null = null;

/** Shows a toast; one sent before the Toaster has mounted is queued. */
export function showToast(toast: Toast): void {
  last = { toast, at: performance.now() };
  if (listeners.size === 0) queued.push(toast);
  for (const listener of listeners) listener(toast);
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  for (const toast of queued.splice(0)) listener(toast);
  return () => void listeners.delete(listener);
}

/** The toast that was shown last, and when on `performance.now()`'s clock. */
export function lastToast(): { toast: Toast; at: number } | null {
  return last;
}
