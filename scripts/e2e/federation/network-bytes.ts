import type { Page } from '@playwright/test';

interface Transfer {
  url: string;
  bytes: number;
}

/** What a page really got over the network, by the browser's own figures: nothing for what its cache had. */
export class NetworkBytes {
  private readonly urls = new Map<string, string>();
  private readonly cached = new Set<string>();
  private transfers: Transfer[] = [];

  static async of(page: Page): Promise<NetworkBytes> {
    const bytes = new NetworkBytes();
    const session = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ requestId, request }) =>
      bytes.urls.set(requestId, request.url),
    );
    session.on('Network.requestServedFromCache', ({ requestId }) => bytes.cached.add(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) bytes.cached.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = bytes.urls.get(requestId);
      if (url && !bytes.cached.has(requestId))
        bytes.transfers.push({ url, bytes: encodedDataLength });
    });
    await session.send('Network.enable');
    return bytes;
  }

  /** The scripts that came over the network since the last call, with their bytes. */
  takeScripts(): Transfer[] {
    const scripts = this.transfers.filter(({ url }) => url.endsWith('.js'));
    this.transfers = [];
    return scripts.toSorted((one, other) => one.url.localeCompare(other.url));
  }
}
