import type { MountOptions } from '@investor-portal/embed/embed-types';

/** The minimum useful height of the frame, px. */
const minHeight = 320;

interface HeightFitter {
  /** Call with the value of each 'portal:resize'. */
  fit: (value: unknown) => void;
  stop: () => void;
}

/** With `height: 'auto'`, keeps the frame as tall as its content. */
export function fitHeight(iframe: HTMLIFrameElement, mode: MountOptions['height']): HeightFitter {
  let contentHeight: unknown;
  const apply = () => {
    if (mode !== 'auto' || typeof contentHeight !== 'number') return;
    // Never taller than the window, so that the portal's dialogs and toasts stay in view.
    const height = Math.min(Math.max(contentHeight, minHeight), window.innerHeight);
    iframe.style.height = `${height}px`;
  };
  // Until the portal reports its height, the frame would be 150 px high in an element without a height of its own.
  if (mode === 'auto' && iframe.style.height === '100%') iframe.style.height = `${minHeight}px`;
  window.addEventListener('resize', apply);
  return {
    fit(value) {
      contentHeight = (value as { height?: unknown } | null)?.height;
      apply();
    },
    stop: () => window.removeEventListener('resize', apply),
  };
}
