import { documentStart } from '@investor-portal/shared/contract/document-start';

const waiting = new Set<() => void>();

/** The embedding page shows the frame, which may have been preloaded. */
export function markOpened(): void {
  const start = documentStart();
  if (start) start.preloaded = false;
  for (const work of waiting) work();
  waiting.clear();
}

/**
 * Calls `work` now or, in a frame that is preloaded, when it is opened.
 * @returns a function that cancels it.
 */
export function whenOpened(work: () => void): () => void {
  if (documentStart()?.preloaded) waiting.add(work);
  else work();
  return () => void waiting.delete(work);
}
