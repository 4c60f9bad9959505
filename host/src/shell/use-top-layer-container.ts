import { useSyncExternalStore } from 'react';

/**
 * The element to render overlays into: the open dialog, because a modal one makes everything outside it inert for pointers
 * and screen readers, or else the body.
 */
export function useTopLayerContainer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayerContainer);
}

function topLayerContainer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

// A dialog opens and closes by its attribute, or is removed with its screen.
function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
