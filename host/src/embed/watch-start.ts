import { startTimer } from './portal-frame';

/** A portal whose document does not arrive within this time, in ms, counts as failed. */
const readyWithinMs = 10_000;
/** A document that has loaded and is silent for this time, in ms, is not the portal. */
const readyAfterLoadMs = 500;
/** A portal that then shows no screen within this many ms counts as failed. On a slow phone its scripts take long. */
const shownWithinMs = 30_000;

/** Reports a portal that does not start, and loads it again whenever the device is back online. */
export function watchStart(
  iframe: HTMLIFrameElement,
  url: URL,
  fail: (reason: 'not-ready' | 'other-origin', problem: string) => void,
) {
  let stopTimer = () => {};
  const failAfter = (ms: number, problem: string) => {
    stopTimer();
    stopTimer = startTimer(ms, () => {
      if (shown === 'silent') shown = 'nothing';
      if (iframe.isConnected) fail('not-ready', problem);
    });
  };
  /** How far the frame's document has got. `silent` means that it has loaded, but has not said that it is the portal. */
  let shown: 'nothing' | 'silent' | 'portal' = 'nothing';
  let hasStarted = false;
  // The browser's error page in the frame has no script that could try again. It must not stay in the history either. The
  // screen that was asked for at first may be another investor's.
  const reload = () => {
    shown = 'nothing';
    iframe.contentWindow?.location.replace(hasStarted ? url.origin : iframe.src);
  };
  // The document's first script posts before the frame has loaded. A page that the browser shows instead posts nothing. The
  // portal opens further documents itself, such as for the next investor, and each of them may fail to arrive.
  const expectReady = () => {
    shown = shown === 'portal' ? 'nothing' : 'silent';
    if (shown === 'nothing') return;
    window.addEventListener('online', reload);
    failAfter(
      readyAfterLoadMs,
      `The frame does not show the portal. It is out of reach, or its platformOrigins lack ${window.origin}.`,
    );
  };
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (source !== iframe.contentWindow) return;
    const { action } = (data as { action?: unknown } | null) ?? {};
    // The document's first script posts `portal:ready`, and the main script may still fail to arrive.
    if (origin === url.origin && action === 'portal:ready') {
      window.removeEventListener('online', reload);
      shown = shown === 'silent' ? 'nothing' : 'portal';
      hasStarted = true;
      failAfter(shownWithinMs, 'The portal has shown no screen for 30 seconds.');
    }
    if (origin === url.origin && action === 'portal:navigated') stopTimer();
    if (origin !== url.origin && action === 'portal:ready') {
      stop();
      // Any page can post that it is ready, so only an engineer decides whether it is the portal.
      const problem = `The frame shows a page of ${origin}, whose messages are ignored. If it is your portal, set portalUrl to its address.`;
      fail('other-origin', problem);
    }
  };
  // Firefox fires no `load` for its error page.
  const expectDocument = () => {
    window.addEventListener('online', reload);
    failAfter(readyWithinMs, 'The portal is not ready after 10 seconds.');
  };
  const stop = () => {
    stopTimer();
    window.removeEventListener('message', receive);
    window.removeEventListener('online', reload);
    iframe.removeEventListener('load', expectReady);
  };
  window.addEventListener('message', receive);
  iframe.addEventListener('load', expectReady);
  expectDocument();
  return { stop, expectDocument };
}
