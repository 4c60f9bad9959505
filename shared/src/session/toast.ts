export interface Toast {
  kind: 'success' | 'failure' | 'info' | 'loading';
  message: string;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
const queue: Toast[] = [];

/** Toasts that are sent before the Toaster has mounted are queued. */
export function showToast(toast: Toast): void {
  if (listeners.size === 0) queue.push(toast);
  for (const listener of listeners) listener(toast);
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  for (const toast of queue.splice(0)) listener(toast);
  return () => void listeners.delete(listener);
}
