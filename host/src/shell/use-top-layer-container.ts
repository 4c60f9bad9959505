import { useSyncExternalStore } from 'react';

/** An open modal dialog makes everything outside it inert, so overlays are rendered into it, or else into the body. */
export function useTopLayerContainer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayerContainer);
}

function topLayerContainer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
