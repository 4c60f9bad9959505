import { viewBottom, viewTop } from '../platform/watch-frame-view';

/** A toast must not cover these elements. */
const controls =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';

/** The heading says where the investor is. It may be covered only if there is no other place. */
const withHeading = `${controls}, h1`;

/** A control that is higher than this, px, such as a card that is a link, can be pressed beside a toast. */
const maxControlHeight = 96;

const gap = 8;

interface Span {
  top: number;
  bottom: number;
}

/** In a narrower window a toast is as wide as the page, so the page reserves space at its end (keep-toast-room.ts). */
const minWidth = 640;

/**
 * Moves toasts to the first place in their half where they cover no control (WCAG 2.4.11) and, if there is room, not the
 * heading. If there is no such place, they stay in their corner. Returns a function that stops.
 */
export function avoidControls(layer: HTMLElement): () => void {
  const update = () => {
    moveToasts(layer, '[data-toast="failure"]', (top) => top - viewTop());
    if (window.innerWidth >= minWidth)
      moveToasts(layer, '[data-toast]:not([data-toast="failure"])', (top) => viewBottom() - top);
  };
  const observer = new MutationObserver(update);
  // Controls under a toast may load later than the toast.
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', update);
  document.addEventListener('scrollend', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', update);
    document.removeEventListener('scrollend', update);
  };
}

/** @param fromEdge converts between a height in the window and the distance from the toasts' edge. */
function moveToasts(layer: HTMLElement, selector: string, fromEdge: (top: number) => number): void {
  const toasts = [...layer.querySelectorAll<HTMLElement>(selector)];
  const container = toasts[0]?.closest<HTMLElement>('.notistack-SnackbarContainer');
  if (!container) return;
  // A toast has its final height while its wrapper still expands. Toasts are 14 px apart (spec §9).
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + 14, 0);
  const { left, right } = container.getBoundingClientRect();
  const taken = (what: string) =>
    obstacles(layer, what, left, right).map((rect) => {
      const [one, other] = [fromEdge(rect.top), fromEdge(rect.bottom)];
      return { top: Math.min(one, other), bottom: Math.max(one, other) };
    });
  const { offsetTop, offsetHeight } = container;
  const start = Math.min(fromEdge(offsetTop), fromEdge(offsetTop + offsetHeight));
  const last = (viewBottom() - viewTop()) / 2;
  const free =
    findFreeTop(start, height, taken(withHeading), last) ??
    findFreeTop(start, height, taken(controls), last) ??
    start;
  container.style.translate = `0 ${fromEdge(free) - fromEdge(start)}px`;
}

function obstacles(layer: HTMLElement, what: string, left: number, right: number): Span[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(what)]
    .filter((control) => !layer.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      (rect) =>
        rect.width > 0 &&
        rect.height <= maxControlHeight &&
        rect.bottom > 0 &&
        rect.right > left &&
        rect.left < right,
    );
}

/**
 * Returns the first top from `start` to `last` at which something of this height fits between the taken spans. Returns
 * null if it fits nowhere.
 */
export function findFreeTop(
  start: number,
  height: number,
  taken: readonly Span[],
  last: number,
): number | null {
  let top = start;
  for (const span of [...taken].sort((a, b) => a.top - b.top))
    if (span.bottom + gap > top && span.top - gap < top + height) top = span.bottom + gap;
  return top <= last ? top : null;
}
