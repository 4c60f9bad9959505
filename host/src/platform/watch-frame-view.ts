import { frameViewNames } from '@investor-portal/shared/theme/frame-view';

/** The least height for dialogs and toasts, in px. If less of the frame is in view, they scroll the platform's page. */
const minHeight = 320;

let probe: HTMLElement | undefined;
let above = 0;
let below = 0;

export const viewTop = () => above;
export const viewBottom = () => window.innerHeight - below;

/** Tells the styles what is in view (theme/frame-view.ts). A frame does not hear the page scroll, so this looks before presses. */
export function watchFrameView(): void {
  if (window.parent === window) return;
  probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; inset: 0; visibility: hidden; pointer-events: none';
  document.body.append(probe);
  for (const sign of ['pointerover', 'pointerdown', 'keydown'])
    window.addEventListener(sign, () => updateFrameView(), { capture: true, passive: true });
  window.addEventListener('resize', () => lookAtFrame(setView));
}

/** An open dialog or toast keeps its place. */
export function updateFrameView(onUpdate?: () => void): void {
  const keepsView = document.querySelector('dialog[open], [data-toast]') !== null;
  lookAtFrame((view) => {
    if (!keepsView) setView(view);
    onUpdate?.();
  });
}

function setView({ top, bottom }: DOMRectReadOnly): void {
  const height = Math.min(Math.max(bottom - top, minHeight), window.innerHeight);
  above = Math.min(top, window.innerHeight - height);
  below = window.innerHeight - above - height;
  const { style } = document.documentElement;
  style.setProperty(frameViewNames.above, `${above}px`);
  style.setProperty(frameViewNames.below, `${below}px`);
}

/** Scrolls the platform's page if it shows the frame, but not the frame's top. Call when a new screen has opened. */
export function showTopOfFrame(): void {
  lookAtFrame(({ top }) => {
    if (top > 0) document.documentElement.scrollIntoView({ block: 'start' });
  });
}

/** Calls back with the part of the frame in view, if any. A browser tells it even if the page has another origin. */
function lookAtFrame(onView: (view: DOMRectReadOnly) => void): void {
  if (!probe) return;
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry?.isIntersecting) onView(entry.intersectionRect);
  });
  observer.observe(probe);
}

/**
 * Opens links that leave the portal, even `mailto:`, in another tab. In the frame, the `frame-src` of the platform's page would
 * replace the portal and what is typed by an error page. A browser closes the new tab if an app takes the link.
 */
export function keepFrame(): void {
  const openTab = (event: Event) => {
    const link = linkOf(event);
    if (link && link.origin !== window.location.origin) link.target = '_blank';
  };
  // Capturing runs it before the listener of platform/app.ts, which reads the link's target.
  document.addEventListener('click', openTab, { capture: true });
}

export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
