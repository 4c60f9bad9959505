import type { MountedPortal, MountOptions, PortalEvent } from './embed-types';

/** Lower than this the frame would show nothing of use, px. */
const leastHeight = 320;

/** Shows the portal inside `element` and keeps its session alive. */
export function mount(element: Element, options: MountOptions): MountedPortal {
  const url = new URL(options.portalUrl);
  const iframe = document.createElement('iframe');
  iframe.src = url.href;
  iframe.title = 'Investor portal';
  iframe.allow = 'fullscreen';
  iframe.style.cssText = 'display:block;width:100%;height:100%;border:0';

  // The page may have gone on to another investor by the time the details of the one before arrive.
  let asked = 0;
  let oldestWanted = 0;

  let signedOut = false;

  function post(action: string, value: string | null = null) {
    iframe.contentWindow?.postMessage({ action, value }, url.origin);
  }

  async function answer() {
    const turn = ++asked;
    try {
      const details = await options.getPartnerDetails();
      const value = JSON.stringify(details);
      if (turn < oldestWanted) return;
      oldestWanted = turn;
      if (details === null) post('portal:sign-out');
      else post('bibo', value);
    } catch (error) {
      if (turn >= oldestWanted) post('portal:session-unavailable');
      throw error;
    }
  }

  function handOver() {
    signedOut = false;
    forgetAnswers();
    return answer();
  }

  function signOut() {
    signedOut = true;
    forgetAnswers();
    post('portal:sign-out');
  }

  // Those that are still on their way.
  function forgetAnswers() {
    oldestWanted = asked + 1;
  }

  let contentHeight: unknown;

  function fit() {
    if (options.height !== 'auto' || typeof contentHeight !== 'number') return;
    // Never higher than the window: the portal's dialogs and toasts stay in view.
    const fitting = Math.min(Math.max(contentHeight, leastHeight), window.innerHeight);
    iframe.style.height = `${fitting}px`;
  }

  function receive({ origin, source, data }: MessageEvent) {
    if (origin !== url.origin || source !== iframe.contentWindow) return;
    const event = data as PortalEvent | null;
    if (typeof event?.action !== 'string' || !event.action.startsWith('portal:')) return;
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired') {
      if (signedOut) signOut();
      else answer().catch((error) => tell({ action: 'embed:error', value: String(error) }));
    }
    // Another tab has signed the investor out.
    if (event.action === 'portal:signed-out') forgetAnswers();
    if (event.action === 'portal:resize') {
      contentHeight = (event.value as { height?: unknown } | null)?.height;
      fit();
    }
    tell({ action: event.action, value: event.value });
  }

  function tell(event: PortalEvent) {
    options.onEvent?.(event);
  }

  window.addEventListener('message', receive);
  window.addEventListener('resize', fit);
  element.append(iframe);
  return {
    iframe,
    handOver,
    signOut,
    unmount() {
      window.removeEventListener('message', receive);
      window.removeEventListener('resize', fit);
      iframe.remove();
    },
  };
}
