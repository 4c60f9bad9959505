import { expect, type CDPSession, type Page } from '@playwright/test';

/** A file that came over the network, by the browser's own measurement. Files from the cache are not included. */
export interface Transfer {
  url: string;
  /** The browser's resource type: Document, Script, Fetch, Image, … */
  type: string;
  /** When the request was sent, in ms since 1970. */
  sentAt: number;
  /** With headers, as compressed. */
  bytes: number;
}

/** Records what the next document of a page loads. If a page has a frame, its document is the last one. */
export class NetworkTransfers {
  private document = '';
  private readonly asked = new Map<string, { url: string; sentAt: number }>();
  private readonly pending = new Set<string>();
  private readonly transfers = new Map<string, Transfer>();

  private constructor(private readonly session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request, wallTime }) => {
      if (type === 'Document') this.document = loaderId;
      // A page that is being left still prefetches, and Chromium never reports how those requests end.
      if (loaderId !== this.document) return;
      this.asked.set(requestId, { url: request.url, sentAt: wallTime * 1_000 });
      this.pending.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const asked = this.asked.get(requestId);
      if (!asked || response.fromDiskCache || response.fromPrefetchCache) return;
      this.transfers.set(requestId, { ...asked, type, bytes: 0 });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      this.transfers.delete(requestId),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      this.pending.delete(requestId);
      const known = this.transfers.get(requestId);
      if (known) this.transfers.set(requestId, { ...known, bytes });
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.pending.delete(requestId));
  }

  static async of(page: Page): Promise<NetworkTransfers> {
    const session = await page.context().newCDPSession(page);
    const transfers = new NetworkTransfers(session);
    await session.send('Network.enable');
    return transfers;
  }

  /** Returns what has come over the network until now. */
  get received(): Transfer[] {
    return [...this.transfers.values()].filter(({ bytes }) => bytes > 0);
  }

  /**
   * Returns the scripts that came over the network, sorted by address, after the page has loaded its idle chunks. All visits
   * have then loaded the same scripts, even on a slow machine.
   * @param late the names of the idle chunks.
   */
  async scripts(late: readonly string[]): Promise<Transfer[]> {
    const isAsked = (name: string) =>
      [...this.asked.values()].some(({ url }) => url.includes(`/assets/${name}.`));
    await expect.poll(() => late.filter((name) => !isAsked(name))).toEqual([]);
    await expect.poll(() => [...this.pending].map((id) => this.asked.get(id)?.url)).toEqual([]);
    return this.received
      .filter(({ type }) => type === 'Script')
      .toSorted((one, other) => one.url.localeCompare(other.url));
  }

  async stop(): Promise<void> {
    await this.session.detach();
  }
}
