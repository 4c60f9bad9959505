import type { BrowserContext, Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@investor-portal/shared/contract/registry';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import * as v from 'valibot';
import { addPageIntegrity } from '../../build/page-integrity.ts';
import { compressText } from '../../release/compress-text.ts';
import { directoryStore } from '../../release/directory-store.ts';
import { addDeltas } from '../../release/add-deltas.ts';
import { publish } from '../../release/publish.ts';
import { hostApp } from '../../serve/host-app.ts';
import { listenOn, type Listening } from '../../serve/listen.ts';
import { root } from '../../workspace/apps.ts';
import { remotesOf, stackHost, stackRegistry } from '../isolated/isolated-federation.ts';
import { expect, test } from '../portal.ts';
import { sandboxUrl } from '../stack.ts';
import { changedBuild, withLine } from './changed-build.ts';
import { faults } from './delta-faults.ts';

/*
 * Releases of one changed line, in a browser with its own network stack and with host and remotes on two origins
 * (decision 98).
 */

const dir = mkdtempSync(path.join(tmpdir(), 'deltas-'));
const store = path.join(dir, 'store');
const nextHost = path.join(dir, 'host');
const first = 'before';
const second = 'after';
let releases: Record<string, Release> = {};

test.beforeAll(async () => {
  mkdirSync(path.join(dir, 'maps'));
  const { current } = stackRegistry().opportunities ?? { current: '' };
  const built = path.join(root, 'remote-opportunities/dist', current);
  const changed = path.join(dir, 'changed');
  changedBuild(built, changed, ['__federation_expose_routes'], withLine);
  compressText(changed);
  const publication = {
    name: 'opportunities',
    host: undefined,
    now: '2026-03-01T00:00:00Z',
  } as const;
  const release = (version: string, dist: string) =>
    publish(directoryStore(store), {
      ...publication,
      build: { folder: 'remote-opportunities', version, dist, maps: path.join(dir, 'maps') },
      released: { current: first, previous: null, versions: {} },
      warn: () => undefined,
    });
  releases = { [first]: await release(first, built), [second]: await release(second, changed) };
  changedBuild(stackHost(), nextHost, ['main'], withLine);
  addPageIntegrity(nextHost);
  compressText(nextHost);
  await addDeltas(nextHost, [stackHost()]);
});
test.afterAll(() => rmSync(dir, { recursive: true }));

/** What the browser and its network stack say of a script. */
interface Transfer {
  url: string;
  encoding: string | undefined;
  bytes: number;
}

class Portal {
  version = first;
  host = stackHost();
  disturb: ((real: RequestListener) => RequestListener) | undefined;
  private readonly running: (Listening & { origin: string })[] = [];

  async start(): Promise<void> {
    const remote = await listenOn(0, (req, res) => this.through(remotesOf(store))(req, res));
    const host = await listenOn(0, (req, res) => {
      const config = v.parse(runtimeConfigSchema, {
        partnerApiUrl: sandboxUrl,
        platformOrigins: [host.origin],
      });
      const registry = {
        opportunities: {
          current: this.version,
          previous: null,
          versions: releases,
          base: `${remote.origin}/`,
        },
      };
      const app = hostApp({
        dist: this.host,
        config,
        releases: () => JSON.stringify(registry),
        remotes: [remote.origin],
      });
      this.through(app)(req, res);
    });
    this.running.push(host, remote);
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
  }

  /** Opens the list of campaigns, and returns the scripts that came over the network until it showed. */
  async open(page: Page): Promise<Transfer[]> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const sent = new Map<string, Transfer>();
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type !== 'Script' || response.fromDiskCache || response.fromPrefetchCache) return;
      const named = Object.entries(response.headers);
      const [, encoding] = named.find(([name]) => /^content-encoding$/i.test(name)) ?? [];
      sent.set(requestId, { url: new URL(response.url).pathname, encoding, bytes: 0 });
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const known = sent.get(requestId);
      if (known) sent.set(requestId, { ...known, bytes });
    });
    const [host] = this.running;
    await page.goto((host?.origin ?? '') + paths.publicOpportunities);
    await expect(page.getByRole('tab', { name: 'Newest' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await cdp.detach();
    // Scripts of the memory's cache are reported without bytes.
    return [...sent.values()].filter(({ bytes }) => bytes > 0);
  }

  private through(real: RequestListener): RequestListener {
    return this.disturb ? this.disturb(real) : real;
  }
}

const withPortal = test.extend<{ portal: Portal }>({
  portal: async ({}, use) => {
    const portal = new Portal();
    await portal.start();
    await use(portal);
    await portal.stop();
  },
});

const total = (scripts: readonly Transfer[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const deltas = (scripts: readonly Transfer[]) =>
  scripts.filter(({ encoding }) => encoding === 'dcz');

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

withPortal(
  'a release moves its difference, and a rollback nothing',
  async ({ context, portal }) => {
    const page = await pageOf(context);
    expect(deltas(await portal.open(page))).toEqual([]);
    portal.version = second;
    const released = await portal.open(page);
    // The entry names the changed script.
    expect(deltas(released)).toHaveLength(2);
    expect(released).toHaveLength(2);
    expect(total(released)).toBeLessThan(2_048);
    portal.version = first;
    expect(await portal.open(page)).toEqual([]);
    portal.host = nextHost;
    const deployed = await portal.open(page);
    expect(deployed.map(({ encoding }) => encoding)).toEqual(['dcz']);
    expect(total(deployed)).toBeLessThan(5_120);
  },
);

withPortal(
  'a rollback to a release older than the browser’s dictionaries works',
  async ({ context, portal }) => {
    const page = await pageOf(context);
    portal.version = second;
    await portal.open(page);
    portal.version = first;
    const rolledBack = await portal.open(page);
    expect(rolledBack.map(({ encoding }) => encoding)).toEqual(['br', 'br']);
  },
);

for (const [name, fault] of Object.entries(faults))
  withPortal(`the portal opens in spite of ${name}`, async ({ context, portal }) => {
    const page = await pageOf(context);
    if (!fault.withoutDictionary) await portal.open(page);
    portal.version = second;
    portal.host = nextHost;
    portal.disturb = fault.disturb;
    await portal.open(page);
    // Once more, with whatever the browser has kept of it.
    await portal.open(page);
    portal.disturb = undefined;
    await portal.open(page);
    const ran = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name: url }) => url),
    );
    expect(ran.length).toBeGreaterThan(0);
  });
