import { toastRoomNames } from '@investor-portal/shared/theme/toast-room';

/**
 * Calls back with the height that the frame needs to show the whole page, px, at first and whenever it changes. The height
 * does not depend on the frame's own, so that a frame with `height: 'auto'` settles at once: a list that fills the frame
 * counts with all its rows. A toast needs no higher frame. Returns a function that ends it.
 */
export function watchContentHeight(onHeight: (height: number) => void): () => void {
  let last = 0;
  const { documentElement: root } = document;
  const update = () => {
    const { height: ofPage } = root.getBoundingClientRect();
    // In a frame that the platform has hidden, nothing has a size.
    if (ofPage === 0) return;
    const hiddenRows = [...document.querySelectorAll('[data-fills-frame]')].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    const toasts = Number.parseFloat(root.style.getPropertyValue(toastRoomNames.page)) || 0;
    const height = Math.ceil(hiddenRows.reduce((sum, rows) => sum + rows, ofPage - toasts));
    if (height === last) return;
    last = height;
    onHeight(height);
  };
  const observer = new ResizeObserver(update);
  observer.observe(root);
  return () => observer.disconnect();
}
