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

  async function answer() {
    const turn = ++asked;
    const value = JSON.stringify(await options.getPartnerDetails());
    if (turn < oldestWanted) return;
    oldestWanted = turn;
    iframe.contentWindow?.postMessage({ action: 'bibo', value }, url.origin);
  }

  function handOver() {
    oldestWanted = asked + 1;
    return answer();
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
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired')
      answer().catch((error) => tell({ action: 'embed:error', value: String(error) }));
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
    unmount() {
      window.removeEventListener('message', receive);
      window.removeEventListener('resize', fit);
      iframe.remove();
    },
  };
}
