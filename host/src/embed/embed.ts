import type { Appearance, MountedPortal, MountOptions, PortalEvent } from './embed-types';
import { claimFrame, createFrame, releaseFrame } from './portal-frame';
import { discard, movePreloaded } from './preload';
import { advise, adviseNotReady, readyWithinMs, unusablePart } from './advice';
import { followMoves } from './follow-moves';

export { preload } from './preload';

/** The minimum useful height of the frame, px. */
const minHeight = 320;

/** Shows the portal inside `element` and keeps its session alive. */
export function mount(element: Element, options: MountOptions): MountedPortal {
  const { href } = new URL(options.portalUrl);
  const started = movePreloaded(href, element);
  if (started) return connect(started, options, true);
  const iframe = createFrame(href);
  const portal = connect(iframe, options, false);
  element.append(iframe);
  return portal;
}

/**
 * Does the same with a frame of the page's own markup, whose portal starts before this script has arrived.
 * @throws when the frame cannot be the portal's.
 */
export function attach(iframe: HTMLIFrameElement, options: MountOptions): MountedPortal {
  claimFrame(iframe, new URL(options.portalUrl));
  discard();
  return connect(iframe, options, true);
}

/** Connects the page and the frame. A `started` frame may have posted messages that nobody received. */
function connect(
  iframe: HTMLIFrameElement,
  options: MountOptions,
  started: boolean,
): MountedPortal {
  const url = new URL(options.portalUrl);

  let { appearance } = options;
  if (appearance) nameFrame(appearance);

  // Requests are numbered, so that details of a previous investor that arrive late are dropped.
  let requestCount = 0;
  let oldestAccepted = 0;

  let signedOut = false;

  // Requested at once for a started frame, while it reports whether it is ready.
  let early = started ? askEarly() : undefined;
  let heardReady = false;
  const moves = followMoves(iframe, url, started);
  const advice = setTimeout(() => void adviseNotReady(url), readyWithinMs);

  function post(action: string, value: string | null = null) {
    iframe.contentWindow?.postMessage({ action, value }, url.origin);
  }

  async function askEarly() {
    return options.getPartnerDetails();
  }

  // The portal reads the name before its first paint. A frame of another color-scheme than its document would be opaque.
  function nameFrame(chosen: Appearance) {
    iframe.name = `portal:${chosen}`;
    iframe.style.colorScheme = chosen === 'system' ? 'light dark' : chosen;
  }

  function setAppearance(chosen: Appearance) {
    appearance = chosen;
    nameFrame(chosen);
    post('portal:appearance', chosen);
  }

  async function sendDetails() {
    const request = ++requestCount;
    const asked = early;
    early = undefined;
    try {
      const details = await (asked ?? options.getPartnerDetails());
      const value = JSON.stringify(details);
      if (request < oldestAccepted) return;
      oldestAccepted = request;
      if (details === null) return post('portal:sign-out');
      const unusable = unusablePart(details);
      if (unusable) advise(url, `getPartnerDetails returned no usable ${unusable}.`);
      post('bibo', value);
    } catch (error) {
      if (request >= oldestAccepted) post('portal:session-unavailable');
      throw error;
    }
  }

  function handOver() {
    signedOut = false;
    dropPendingRequests();
    return sendDetails();
  }

  function signOut() {
    signedOut = true;
    moves.forget();
    dropPendingRequests();
    post('portal:sign-out');
  }

  function dropPendingRequests() {
    oldestAccepted = requestCount + 1;
    early = undefined;
  }

  let contentHeight: unknown;

  function fitHeight() {
    if (options.height !== 'auto' || typeof contentHeight !== 'number') return;
    // Never taller than the window, so that the portal's dialogs and toasts stay in view.
    const height = Math.min(Math.max(contentHeight, minHeight), window.innerHeight);
    iframe.style.height = `${height}px`;
  }

  function receive({ origin, source, data }: MessageEvent) {
    if (origin !== url.origin || source !== iframe.contentWindow) return;
    const event = data as (PortalEvent & { repeated?: boolean }) | null;
    if (typeof event?.action !== 'string' || !event.action.startsWith('portal:')) return;
    if (event.action === 'portal:ready') {
      clearTimeout(advice);
      if (moves.reopen()) return;
      if (event.repeated && heardReady) return;
      heardReady = true;
    }
    // The name may have changed while the document was on its way.
    if (event.action === 'portal:ready' && appearance) post('portal:appearance', appearance);
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired') {
      if (signedOut) signOut();
      else sendDetails().catch((error) => emit({ action: 'embed:error', value: String(error) }));
    }
    // Another tab has signed the investor out.
    if (event.action === 'portal:signed-out') {
      dropPendingRequests();
      moves.forget();
    }
    if (event.action === 'portal:navigated') moves.remember(event.value);
    if (event.action === 'portal:resize') {
      contentHeight = (event.value as { height?: unknown } | null)?.height;
      fitHeight();
    }
    emit({ action: event.action, value: event.value });
  }

  function emit(event: PortalEvent) {
    options.onEvent?.(event);
  }

  window.addEventListener('message', receive);
  window.addEventListener('resize', fitHeight);
  if (started) {
    // `sendDetails` reports the failure once the portal is ready for it.
    early?.catch(() => undefined);
    // Holds no secret, so it may reach a frame that still shows an empty page.
    iframe.contentWindow?.postMessage({ action: 'portal:hello', value: null }, '*');
  }
  return {
    iframe,
    handOver,
    signOut,
    setAppearance,
    unmount() {
      clearTimeout(advice);
      window.removeEventListener('message', receive);
      window.removeEventListener('resize', fitHeight);
      releaseFrame(iframe);
      iframe.remove();
    },
  };
}
