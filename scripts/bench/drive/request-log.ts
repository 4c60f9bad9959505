import type { CDPSession } from '@playwright/test';

/** A network request of the portal's document. Times are in ms since the document's navigation. */
export interface Request {
  url: string;
  /** The browser's resource type: Document, Script, Fetch, Preflight, Image, … */
  type: string;
  start: number;
  end: number;
  /** The transferred bytes, including headers. */
  bytes: number;
}

interface SentRequest {
  url: string;
  type: string;
  bytes: number;
  documentUrl: string;
  /** When the request was sent, in ms of the system's clock and of the browser's clock. */
  wall: number;
  sentAt: number;
  /** When the request ended, in ms of the browser's clock, or undefined while it is in flight. */
  ended?: number;
  cached?: boolean;
}

export class RequestLog {
  private sent = new Map<string, SentRequest>();

  async watch(cdp: CDPSession): Promise<void> {
    cdp.on('Network.requestWillBeSent', (event) => {
      const { requestId, request, documentURL, type = 'Other' } = event;
      this.sent.set(requestId, {
        url: request.url,
        documentUrl: documentURL,
        type,
        wall: event.wallTime * 1000,
        sentAt: event.timestamp * 1000,
        bytes: 0,
      });
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => {
      this.change(requestId, { cached: true });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache)
        this.change(requestId, { cached: true });
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.change(requestId, { ended: timestamp * 1000, bytes: encodedDataLength });
    });
    cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      this.change(requestId, { ended: timestamp * 1000 });
    });
    await cdp.send('Network.enable');
  }

  forget(): void {
    this.sent.clear();
  }

  get inFlight(): string[] {
    return [...this.sent.values()]
      .filter(({ ended, url }) => ended === undefined && !url.startsWith('data:'))
      .map(({ url }) => url);
  }

  of(origin: string, timeOrigin: number): Request[] {
    return [...this.sent.values()]
      .filter(
        ({ documentUrl, url, cached }) =>
          documentUrl.startsWith(`${origin}/`) &&
          !url.startsWith('data:') &&
          !url.startsWith('blob:') &&
          !cached,
      )
      .map(({ url, type, bytes, wall, sentAt, ended = Infinity }) => {
        const start = wall - timeOrigin;
        return { url, type, bytes, start, end: start + ended - sentAt };
      });
  }

  private change(id: string, change: Partial<SentRequest>): void {
    const known = this.sent.get(id);
    if (known) Object.assign(known, change);
  }
}
