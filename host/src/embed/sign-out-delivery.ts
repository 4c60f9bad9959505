import { protocolVersion } from '@investor-portal/embed/messages';
import { createFrame } from './portal-frame';
import { hide } from './preload';

/** A portal that has received the sign-out carries it out within this time, in ms. */
const signOutMs = 1_000;
/** A portal that does not start within this time, in ms, does not start. */
const startMs = 20_000;

let stop = () => {};

/**
 * Removes the frame of a portal that has not confirmed the sign-out. A frame that is removed at once does not get the message,
 * so it stays for a while, hidden. If the page has removed it, as a framework does that renders the sign-out, another hidden
 * frame gets the message.
 */
export function removeAfterSignOut(frame: HTMLIFrameElement, { origin }: URL): void {
  stopSignOut();
  frame.style.display = 'none';
  const timer = setTimeout(() => {
    if (frame.isConnected) frame.remove();
    else signOutInFrame(origin);
  }, signOutMs);
  stop = () => {
    clearTimeout(timer);
    frame.remove();
  };
}

/** Ends the delivery when the page opens the portal again, which may be for the next investor. */
export function stopSignOut(): void {
  stop();
  stop = () => {};
}

function signOutInFrame(portal: string): void {
  const frame = createFrame(portal);
  hide(frame);
  const receive = ({ origin, source, data }: MessageEvent) => {
    const { action } = (data as { action?: unknown } | null) ?? {};
    if (origin !== portal || source !== frame.contentWindow || action !== 'portal:ready') return;
    const message = { action: 'portal:sign-out', value: null, protocol: protocolVersion };
    frame.contentWindow?.postMessage(message, portal);
    setTimeout(end, signOutMs);
  };
  const end = () => {
    window.removeEventListener('message', receive);
    frame.remove();
  };
  window.addEventListener('message', receive);
  document.body.append(frame);
  const timer = setTimeout(end, startMs);
  stop = () => {
    clearTimeout(timer);
    end();
  };
}
