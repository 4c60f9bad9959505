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
  // Until the portal reports its height, the frame would be 150 px high in an element without a height of its own.
  let contentHeight: unknown = minHeight;
  const apply = () => {
    if (mode !== 'auto' || typeof contentHeight !== 'number') return;
    // Never taller than the window, so that the portal's dialogs and toasts stay in view. `innerHeight` shrinks with a pinch in
    // Safari. The scrolling element has the window's size in quirks mode, too.
    const { clientHeight } = document.scrollingElement ?? document.documentElement;
    const height = Math.min(Math.max(contentHeight, minHeight), clientHeight);
    iframe.style.height = `${height}px`;
  };
  apply();
  window.addEventListener('resize', apply);
  return {
    fit(value) {
      contentHeight = (value as { height?: unknown } | null)?.height;
      apply();
    },
    stop: () => window.removeEventListener('resize', apply),
  };
}
