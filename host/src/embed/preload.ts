import { preloadHash } from '../platform/platform-window';
import { checkOptions } from './check-options';
import { createFrame } from './portal-frame';
import type { PreloadOptions } from '@investor-portal/embed/embed-types';

interface Preloaded {
  href: string;
  /** Undefined until the page has loaded. */
  frame?: HTMLIFrameElement;
}

let preloaded: Preloaded | undefined;

/**
 * Starts the portal in a hidden frame until it needs to know who is signed in. The portal connects and runs the scripts
 * of the screen at `portalUrl`. This needs a frame, because browsers keep the caches and connections of a frame of
 * another site apart from those of the page. Starts when the page has loaded and is idle. Does nothing if the investor
 * saves data.
 */
export function preload(options: PreloadOptions): void {
  const { href } = checkOptions('preload', options);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (preloaded?.href === href || connection?.saveData) return;
  discardPreloaded();
  const wanted: Preloaded = { href };
  preloaded = wanted;
  const start = () => {
    if (preloaded === wanted) wanted.frame = appendHidden(href);
  };
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
}

/**
 * Moves the preloaded frame of this address into `element` if the browser can move a frame without reloading it.
 * Otherwise, the portal still finds its files in the browser's cache.
 */
export function movePreloaded(href: string, element: Element): HTMLIFrameElement | undefined {
  const frame = preloaded?.href === href ? preloaded.frame : undefined;
  if (!frame || !('moveBefore' in element) || !element.isConnected) {
    discardPreloaded();
    return undefined;
  }
  preloaded = undefined;
  (element as Element & MovesBefore).moveBefore(frame, null);
  const { style, title, allow } = createFrame(href);
  Object.assign(frame, { title, allow, inert: false });
  frame.style.cssText = style.cssText;
  frame.removeAttribute('aria-hidden');
  return frame;
}

/**
 * Hides a frame that was preloaded and mounted, for the next `mount` of this address.
 * Returns whether the browser can move it without loading it again.
 */
export function keepPreloaded(href: string, frame: HTMLIFrameElement): boolean {
  if (!('moveBefore' in document.body) || !frame.isConnected) return false;
  discardPreloaded();
  hide(frame);
  (document.body as Element & MovesBefore).moveBefore(frame, null);
  preloaded = { href, frame };
  return true;
}

/** Removes the preloaded frame. */
export function discardPreloaded(): void {
  preloaded?.frame?.remove();
  preloaded = undefined;
}

interface MovesBefore {
  moveBefore: (node: Node, child: Node | null) => void;
}

function appendHidden(href: string): HTMLIFrameElement {
  const url = new URL(href);
  url.hash = preloadHash;
  const frame = createFrame(url.href);
  hide(frame);
  document.body.append(frame);
  return frame;
}

/** Hides a frame, which then loads as a visible one does. */
export function hide(frame: HTMLIFrameElement): void {
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;visibility:hidden';
}

// Safari has no idle callbacks.
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
