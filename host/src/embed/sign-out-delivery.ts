import { protocolVersion } from '@investor-portal/embed/messages';
import { createFrame, hide, startTimer } from './portal-frame';
import { advise } from './status';

/** Within this time, in ms, a portal that listens carries out a sign-out, and a framework removes a frame. */
const settleMs = 1_000;
/** A portal that has not started after this many ms counts as failed. */
const startMs = 20_000;
/** A page that waits for a sign-out goes on after this many ms at the latest. */
const pageWaitsMs = 2_000;

let stop = () => {};
let confirm = () => {};

/** Settles when the portal has confirmed the sign-out, or the page has waited long enough. */
export function untilSignedOut(): Promise<void> {
  return new Promise((resolve) => {
    const earlier = confirm;
    confirm = () => {
      earlier();
      resolve();
    };
    setTimeout(resolve, pageWaitsMs);
  });
}

/** Call when the portal has confirmed the sign-out, or had nobody to sign out. */
export function confirmSignOut(): void {
  confirm();
  confirm = () => {};
}

/**
 * Keeps the frame, hidden, until the portal has carried out the sign-out, because a frame that is removed at once does
 * not get the message. If a framework has removed it, another hidden frame gets the message.
 */
export function removeAfterSignOut(frame: HTMLIFrameElement, { origin }: URL): void {
  deliver(frame, origin);
  const end = stop;
  const timer = setTimeout(() => {
    if (!frame.isConnected) deliverInNewFrame(origin);
  }, settleMs);
  stop = () => {
    clearTimeout(timer);
    end();
  };
}

/** Signs out on a page that does not show the portal. A script in the page's head may call this before there is a body. */
export function signOutUnmounted(origin: string): Promise<void> {
  stopSignOut();
  const start = () => deliverInNewFrame(origin);
  if (document.body) start();
  else {
    document.addEventListener('DOMContentLoaded', start);
    stop = () => document.removeEventListener('DOMContentLoaded', start);
  }
  return untilSignedOut();
}

/** Ends the delivery when the page opens the portal or hands over again, which may be for the next investor. */
export function stopSignOut(): void {
  stop();
  stop = () => {};
}

function deliverInNewFrame(portal: string): void {
  const frame = createFrame(portal);
  deliver(frame, portal, () =>
    advise(new URL(portal), 'The portal has not carried out the sign-out.'),
  );
  document.body.append(frame);
}

function deliver(frame: HTMLIFrameElement, portal: string, onTimeout = () => {}): void {
  stopSignOut();
  hide(frame);
  let stopTimer = startTimer(startMs, () => {
    stopSignOut();
    onTimeout();
  });
  const finish = () => {
    stopSignOut();
    confirmSignOut();
  };
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== portal || source !== frame.contentWindow) return;
    const { action } = (data as { action?: unknown } | null) ?? {};
    if (action === 'portal:signed-out') finish();
    // The document's first script posts this, and buffers the sign-out until the main script runs.
    if (action === 'portal:ready') {
      const message = { action: 'portal:sign-out', value: null, protocol: protocolVersion };
      frame.contentWindow?.postMessage(message, portal);
    }
    // The main script listens before it renders. It does not confirm the sign-out if nobody is signed in.
    if (action === 'portal:navigated') {
      stopTimer();
      stopTimer = startTimer(settleMs, finish);
    }
  };
  window.addEventListener('message', receive);
  stop = () => {
    stopTimer();
    window.removeEventListener('message', receive);
    frame.remove();
  };
}
