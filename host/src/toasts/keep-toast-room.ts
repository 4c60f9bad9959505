import { toastRoomNames } from '@investor-portal/shared/theme/toast-room';

/** Of the window's height, when toasts are many or long: above them the page must still be usable. */
const atMost = 0.6;

/**
 * Tells the styles how much of the lower edge the toasts of a layer take (shared/src/theme/toast-room.ts), and moves
 * what has the focus out from under them (WCAG 2.4.11). Answers how to stop.
 */
export function keepToastRoom(layer: HTMLElement): () => void {
  const set = roomSetter();
  let room = 0;
  let page = 0;
  let dialog = 0;
  const update = () => {
    const last = room;
    room = heightOfToasts(layer);
    // Taken away while it is in view, it would pull the content down under the investor's finger.
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
  // A dialog opens, closes or ends its work; it may also be taken away with its screen.
  const dialogs = new MutationObserver(() => {
    if (room > 0 || dialog > 0) update();
  });
  const attributeFilter = ['open', 'aria-busy'];
  dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter });
  const scrolled = () => {
    if (page > room) update();
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('resize', update);
  return () => {
    for (const observer of [sizes, toasts, dialogs]) observer.disconnect();
    window.removeEventListener('scroll', scrolled);
    window.removeEventListener('resize', update);
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

/** Failures stand at the upper edge (spec §8). */
function lowerToasts(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>('[data-toast]:not([data-toast="failure"])')];
}

function heightOfToasts(layer: HTMLElement): number {
  const toasts = lowerToasts(layer);
  const [first] = toasts;
  if (!first) return 0;
  // Each is as high as it will be from the first, while what holds it still opens; 14 px between two (spec §9).
  const heights = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + 14, 0);
  const container = first.closest('.notistack-SnackbarContainer')?.getBoundingClientRect();
  const below = container ? Math.max(0, window.innerHeight - container.bottom) : 0;
  return Math.min(heights + below, window.innerHeight * atMost);
}

/** How much of the room below the page's content is scrolled into view. */
function pageRoomInView(room: number): number {
  if (window.scrollY === 0) return 0;
  return Math.max(0, window.scrollY + window.innerHeight - (document.body.offsetHeight - room));
}

/** An open dialog makes way once, and stays there; one whose action runs has nothing to press and may be closing. */
function dialogRoom(last: number, room: number): number {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!open) return room;
  return open.getAttribute('aria-busy') === 'true' ? last : Math.max(last, room);
}

// Only where the focus is shown: a page must not move because a finger has tapped something near its edge.
function revealFocus(layer: HTMLElement, room: number): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || layer.contains(focused))
    return;
  const covered = focused.getBoundingClientRect().bottom > window.innerHeight - room;
  if (covered && focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}
