import type { Appearance } from '@investor-portal/embed/embed-types';
import { signOutMark } from '@investor-portal/embed/messages';

export function createFrame(src: string, title = 'Investor portal'): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.src = src;
  iframe.title = title;
  // The portal needs `clipboard-write` to copy, and `web-share` to share, a campaign's address or a file. A browser without
  // sharing would log a warning about the unknown name.
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

/**
 * Writes the appearance into the frame's name, which the portal reads before its first paint. Sets the same
 * color-scheme, because a frame is opaque if its color-scheme differs from that of its document.
 */
export function nameFrame(iframe: HTMLIFrameElement, appearance: Appearance): void {
  iframe.name = `portal:${appearance}`;
  iframe.style.colorScheme = appearance === 'system' ? 'light dark' : appearance;
}

/**
 * If the page is left in the turn of a sign-out, the message does not arrive in time. The portal then finds a frame with this name,
 * and does not ask "Leave site?".
 */
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
