import type { MountedPortal, MountOptions, PortalEvent } from './embed-types';

/** The minimum useful height of the frame, px. */
const minHeight = 320;

/** Shows the portal inside `element` and keeps its session alive. */
export function mount(element: Element, options: MountOptions): MountedPortal {
  const url = new URL(options.portalUrl);
  const iframe = document.createElement('iframe');
  iframe.src = url.href;
  iframe.title = 'Investor portal';
  // The last two share a campaign's address.
  iframe.allow = 'fullscreen; web-share; clipboard-write';
  iframe.style.cssText = 'display:block;width:100%;height:100%;border:0';

  // Requests are numbered, so that details of a previous investor that arrive late are dropped.
  let requestCount = 0;
  let oldestAccepted = 0;

  let signedOut = false;

  function post(action: string, value: string | null = null) {
    iframe.contentWindow?.postMessage({ action, value }, url.origin);
  }

  async function sendDetails() {
    const request = ++requestCount;
    try {
      const details = await options.getPartnerDetails();
      const value = JSON.stringify(details);
      if (request < oldestAccepted) return;
      oldestAccepted = request;
      if (details === null) post('portal:sign-out');
      else post('bibo', value);
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
    dropPendingRequests();
    post('portal:sign-out');
  }

  function dropPendingRequests() {
    oldestAccepted = requestCount + 1;
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
    const event = data as PortalEvent | null;
    if (typeof event?.action !== 'string' || !event.action.startsWith('portal:')) return;
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired') {
      if (signedOut) signOut();
      else sendDetails().catch((error) => emit({ action: 'embed:error', value: String(error) }));
    }
    // Another tab has signed the investor out.
    if (event.action === 'portal:signed-out') dropPendingRequests();
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
  element.append(iframe);
  return {
    iframe,
    handOver,
    signOut,
    unmount() {
      window.removeEventListener('message', receive);
      window.removeEventListener('resize', fitHeight);
      iframe.remove();
    },
  };
}
