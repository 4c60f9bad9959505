/** What the platform hands over: spec §3 'Partner/external details'. */
export interface PartnerDetails {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** A message of the portal to the page: design.md, 'Embedding'. */
export interface PortalEvent {
  action: string;
  value: unknown;
}

export interface MountOptions {
  /** Where the portal is served: `https://portal.example`. A path opens that screen. */
  portalUrl: string;
  /** Called when the portal is ready and whenever it needs a fresh token. */
  getPartnerDetails: () => PartnerDetails | Promise<PartnerDetails>;
  onEvent?: (event: PortalEvent) => void;
}

export interface MountedPortal {
  iframe: HTMLIFrameElement;
  /** Hands over again: another investor, or a token renewed ahead of time. */
  handOver(): Promise<void>;
  unmount(): void;
}

/** Shows the portal inside `element` and keeps its session alive. */
export function mount(element: Element, options: MountOptions): MountedPortal {
  const url = new URL(options.portalUrl);
  const iframe = document.createElement('iframe');
  iframe.src = url.href;
  iframe.title = 'Investor portal';
  iframe.allow = 'fullscreen';
  iframe.style.cssText = 'display:block;width:100%;height:100%;border:0';

  async function handOver() {
    const value = JSON.stringify(await options.getPartnerDetails());
    iframe.contentWindow?.postMessage({ action: 'bibo', value }, url.origin);
  }

  function report(error: unknown) {
    options.onEvent?.({ action: 'embed:error', value: String(error) });
  }

  function receive({ origin, source, data }: MessageEvent) {
    if (origin !== url.origin || source !== iframe.contentWindow) return;
    const event = data as PortalEvent | null;
    if (typeof event?.action !== 'string' || !event.action.startsWith('portal:')) return;
    if (event.action === 'portal:ready' || event.action === 'portal:session-expired')
      handOver().catch(report);
    options.onEvent?.({ action: event.action, value: event.value });
  }

  window.addEventListener('message', receive);
  element.append(iframe);
  return {
    iframe,
    handOver,
    unmount() {
      window.removeEventListener('message', receive);
      iframe.remove();
    },
  };
}
