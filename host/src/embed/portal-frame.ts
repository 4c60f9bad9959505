import type { Appearance, MountOptions } from '@investor-portal/embed/embed-types';
import { signOutMark } from '@investor-portal/embed/messages';

export function createFrame(src: string, title = 'Investor portal'): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.src = src;
  iframe.title = title;
  // The portal copies and shares a campaign's address or a file. A browser without sharing would warn of the unknown name.
  iframe.allow = `clipboard-write${'share' in navigator ? '; web-share' : ''}`;
  iframe.style.cssText = 'display:block;width:100%;height:100%;border:0';
  return iframe;
}

/** Hides a frame, which then loads as a visible one does. */
export function hide(frame: HTMLIFrameElement): void {
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;visibility:hidden';
}

/** The portal reads the name before its first paint. A frame is opaque if its color-scheme differs from its document's. */
export function nameFrame(iframe: HTMLIFrameElement, appearance: Appearance): void {
  iframe.name = `portal:${appearance}`;
  iframe.style.colorScheme = appearance === 'system' ? 'light dark' : appearance;
}

/** If the page is left in the turn of a sign-out, the message is too late. By this frame the portal knows not to ask "Leave site?". */
export function markSignOut(): void {
  const mark = document.createElement('iframe');
  mark.name = signOutMark;
  mark.hidden = true;
  const insert = () => document.body.append(mark);
  window.addEventListener('beforeunload', insert);
  setTimeout(() => {
    window.removeEventListener('beforeunload', insert);
    mark.remove();
  }, 1_000);
}

const minHeight = 320;

export function fitHeight(iframe: HTMLIFrameElement, mode: MountOptions['height']) {
  // Until the portal reports its height, the frame would be 150 px high in an element without a height of its own.
  let contentHeight: unknown = minHeight;
  const apply = () => {
    if (mode !== 'auto' || typeof contentHeight !== 'number') return;
    // Never taller than the window, so that dialogs and toasts stay in view. `innerHeight` shrinks with a pinch in Safari.
    const { clientHeight } = document.scrollingElement ?? document.documentElement;
    const height = Math.min(Math.max(contentHeight, minHeight), clientHeight);
    iframe.style.height = `${height}px`;
  };
  apply();
  window.addEventListener('resize', apply);
  return {
    fit(value: unknown) {
      contentHeight = (value as { height?: unknown } | null)?.height;
      apply();
    },
    stop: () => window.removeEventListener('resize', apply),
  };
}

/** Starts a timer for a frame, which a prerendered page loads only when it is opened. Returns a function that stops it. */
export function startTimer(ms: number, work: () => void): () => void {
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(work, ms);
  };
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
  };
}
