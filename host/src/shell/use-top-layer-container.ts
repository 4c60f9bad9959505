import { useSyncExternalStore } from 'react';
import { afterPaint } from '@investor-portal/shared/hooks/after-paint';

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

// A dialog opens and closes by its attribute, or is removed with its screen. What is open moves into an opened dialog after
// the dialog is painted, but out of a closed one at once, since nobody sees it there.
function watchDialogs(onChange: () => void): () => void {
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    cancel?.();
    if (topLayerContainer() === document.body) onChange();
    else cancel = afterPaint(onChange);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    cancel?.();
    observer.disconnect();
  };
}
