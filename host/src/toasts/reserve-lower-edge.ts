import { toastRoomName } from '@investor-portal/shared/theme/toast-room';
import { viewBottom, viewTop } from '../platform/watch-frame-view';

/** The largest part of the height in view to reserve, so that the page stays usable with many or long toasts. */
const maxHeightRatio = 0.6;

/**
 * Reserves the lower edge for its toasts, so that bars and dialogs stand above them. Failures appear at the upper edge
 * (spec §8). Returns a function that stops.
 */
export function reserveLowerEdge(layer: HTMLElement): () => void {
  const { style } = document.documentElement;
  let reserved = 0;
  const update = () => {
    const room = heightOfLowerToasts(layer);
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    // The buttons of an open dialog must not move back under a finger. A busy dialog may be closing.
    if (dialog && (room < reserved || dialog.getAttribute('aria-busy') === 'true')) return;
    if (room === reserved) return;
    reserved = room;
    style.setProperty(toastRoomName, `${room}px`);
  };
  const observer = new MutationObserver(update);
  const attributeFilter = ['open', 'aria-busy'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  window.addEventListener('resize', update);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', update);
    style.removeProperty(toastRoomName);
  };
}

function heightOfLowerToasts(layer: HTMLElement): number {
  const toasts = layer.querySelectorAll<HTMLElement>('[data-toast]:not([data-toast="failure"])');
  if (toasts.length === 0) return 0;
  // A toast has its final height while its wrapper still expands. Toasts are 14 px apart (spec §9).
  const heights = [...toasts].reduce((sum, { offsetHeight }) => sum + offsetHeight + 14, 0);
  return Math.min(heights, Math.ceil((viewBottom() - viewTop()) * maxHeightRatio));
}
