import { useSyncExternalStore } from 'react';
import { afterPaint } from '@investor-portal/shared/hooks/when-idle';

/** An open modal dialog makes everything outside it inert, so overlays are rendered into it, or else into the body. */
export function useTopLayerContainer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayerContainer);
}

function topLayerContainer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

// Overlays move into an opened dialog after it is painted, and leave a closed one at once, because nobody sees them there.
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
