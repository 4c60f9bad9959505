import { useSyncExternalStore } from 'react';

/**
 * The element below which things can be heard and used now: the open dialog, since a modal one makes all else inert,
 * for the pointer and for a screen reader; without one the body.
 */
export function useTopLayerContainer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayerContainer);
}

function topLayerContainer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

// A dialog opens and closes by its attribute, or is taken away with its screen.
function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
