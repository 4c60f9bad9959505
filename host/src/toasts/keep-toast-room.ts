import { toastRoomNames } from '@investor-portal/shared/theme/toast-room';
import { viewBottom, viewTop } from '../platform/watch-frame-view';

/** The largest part of the height in view to reserve, so that the page stays usable with many or long toasts. */
const maxHeightRatio = 0.6;

/**
 * Tells the styles the height of the lower toasts (shared/src/theme/toast-room.ts). Scrolls the focused element out
 * from under them (WCAG 2.4.11). Returns a function that stops.
 */
export function keepToastRoom(layer: HTMLElement): () => void {
  const set = roomSetter();
  let room = 0;
  let page = 0;
  let dialog = 0;
  const update = () => {
    const last = room;
    room = heightOfToasts(layer);
    // Removing visible space would move the content under the investor's finger.
    page = Math.max(room, Math.min(page, pageRoomInView(page)));
    dialog = dialogRoom(dialog, room);
    set({ toasts: room, page, dialog });
    if (room > last) revealFocus(layer, room);
  };
  const sizes = new ResizeObserver(update);
  const toasts = new MutationObserver(() => {
    sizes.disconnect();
    for (const toast of lowerToasts(layer)) sizes.observe(toast);
    update();
  });
  toasts.observe(layer, { childList: true, subtree: true });
  // A dialog may open, close, finish its action or be removed with its screen.
  const dialogs = new MutationObserver(() => {
    if (room > 0 || dialog > 0) update();
  });
  const attributeFilter = ['open', 'aria-busy'];
  dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter });
  const onScroll = () => {
    if (page > room) update();
  };
  let width = window.innerWidth;
  // A rotation changes the width. A keyboard on the screen, or a frame that follows its content, does not.
  const onResize = () => {
    if (window.innerWidth !== width) dialog = 0;
    width = window.innerWidth;
    update();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onResize);
  return () => {
    for (const observer of [sizes, toasts, dialogs]) observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onResize);
    set({ toasts: 0, page: 0, dialog: 0 });
  };
}

type Rooms = Record<keyof typeof toastRoomNames, number>;
const names = Object.entries(toastRoomNames) as [keyof Rooms, string][];

function roomSetter(): (rooms: Rooms) => void {
  const { style } = document.documentElement;
  return (rooms) => {
    for (const [key, name] of names) {
      const value = `${Math.ceil(rooms[key])}px`;
      if (
        style.getPropertyValue(name) !== value &&
        (rooms[key] > 0 || style.getPropertyValue(name))
      )
        style.setProperty(name, value);
    }
  };
}

/** Returns the toasts at the lower edge. Failures appear at the upper edge (spec §8). */
function lowerToasts(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>('[data-toast]:not([data-toast="failure"])')];
}

function heightOfToasts(layer: HTMLElement): number {
  const toasts = lowerToasts(layer);
  const [first] = toasts;
  if (!first) return 0;
  // A toast has its final height while its wrapper still expands. Toasts are 14 px apart (spec §9).
  const heights = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + 14, 0);
  const container = first.closest<HTMLElement>('.notistack-SnackbarContainer');
  const bottom = container ? container.offsetTop + container.offsetHeight : viewBottom();
  const below = Math.max(0, viewBottom() - bottom);
  return Math.min(heights + below, (viewBottom() - viewTop()) * maxHeightRatio);
}

function pageRoomInView(room: number): number {
  if (window.scrollY === 0) return 0;
  return Math.max(0, window.scrollY + window.innerHeight - (document.body.offsetHeight - room));
}

/**
 * An open dialog moves up once and stays. A busy dialog does not move, because it has no active buttons and may be
 * closing.
 */
function dialogRoom(last: number, room: number): number {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!open) return room;
  return open.getAttribute('aria-busy') === 'true' ? last : Math.max(last, room);
}

// A tap near the lower edge must not scroll the page, so only visible focus counts.
function revealFocus(layer: HTMLElement, room: number): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || layer.contains(focused))
    return;
  const covered = focused.getBoundingClientRect().bottom > viewBottom() - room;
  if (covered && focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}
