/** One message to the investor; the host's Toaster decides how it looks and how long it stays (spec §8, §9). */
export interface Toast {
  kind: 'success' | 'failure' | 'info' | 'loading';
  message: string;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
const queued: Toast[] = [];

/** Shows a toast; one sent before the Toaster has mounted is queued. */
export function showToast(toast: Toast): void {
  if (listeners.size === 0) queued.push(toast);
  for (const listener of listeners) listener(toast);
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  for (const toast of queued.splice(0)) listener(toast);
  return () => void listeners.delete(listener);
}
