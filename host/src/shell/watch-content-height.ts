import { toastRoomNames } from '@investor-portal/shared/theme/toast-room';

const pauseMs = 400;

/**
 * Calls back with the height that the frame needs to show the whole page, px, at first and whenever it changes. The height
 * does not depend on the frame's own, so that a frame with `height: 'auto'` settles at once: a list that fills the frame
 * counts with all its rows. A toast needs no higher frame. A lower height waits for a pause, because a screen that is loading
 * is low for a moment, and the page around the frame would jump. Returns a function that ends it.
 */
export function watchContentHeight(onHeight: (height: number) => void): () => void {
  let last = 0;
  let timer: number | undefined;
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
    window.clearTimeout(timer);
    if (height > last) report(height);
    else if (height < last) timer = window.setTimeout(report, pauseMs, height);
  };
  const report = (height: number) => {
    last = height;
    onHeight(height);
  };
  const observer = new ResizeObserver(update);
  observer.observe(root);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
