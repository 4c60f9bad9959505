import type { Session } from './frame-process.ts';

/** A network request of the portal's document. Times in ms from the document's navigation. */
export interface Request {
  url: string;
  /** The browser's resource type: Document, Script, Fetch, Preflight, Image, … */
  type: string;
  start: number;
  end: number;
  /** As transferred, headers included. */
  bytes: number;
}

interface Sent extends Omit<Request, 'start'> {
  id: string;
  documentUrl: string;
  wall: number;
  sentAt: number;
  cached: boolean;
  done: boolean;
}

/** Records the network traffic of a page and its frames. */
export class RequestLog {
  private sent = new Map<string, Sent>();

  /** Records the traffic of a session's process too. */
  async watch(cdp: Session): Promise<void> {
    cdp.on('Network.requestWillBeSent', (event) => {
      const { requestId: id, request, documentURL, type = 'Other' } = event;
      this.sent.set(id, {
        id,
        url: request.url,
        documentUrl: documentURL,
        type,
        wall: event.wallTime * 1000,
        sentAt: event.timestamp * 1000,
        end: Infinity,
        bytes: 0,
        cached: false,
        done: false,
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
      this.change(requestId, { end: timestamp * 1000, bytes: encodedDataLength, done: true });
    });
    cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      this.change(requestId, { end: timestamp * 1000, done: true });
    });
    await cdp.send('Network.enable');
  }

  forget(): void {
    this.sent.clear();
  }

  /** The addresses still without a response. */
  get inFlight(): string[] {
    return [...this.sent.values()]
      .filter(({ done, url }) => !done && !url.startsWith('data:'))
      .map(({ url }) => url);
  }

  /** The requests of the document at `origin`. */
  of(origin: string, timeOrigin: number): Request[] {
    return [...this.sent.values()]
      .filter(
        ({ documentUrl, url, cached }) =>
          documentUrl.startsWith(`${origin}/`) &&
          !url.startsWith('data:') &&
          !url.startsWith('blob:') &&
          !cached,
      )
      .map(({ url, type, wall, sentAt, end, bytes }) => ({
        url,
        type,
        start: wall - timeOrigin,
        end: wall - timeOrigin + (end - sentAt),
        bytes,
      }));
  }

  private change(id: string, change: Partial<Sent>): void {
    const known = this.sent.get(id);
    if (known) Object.assign(known, change);
  }
}
