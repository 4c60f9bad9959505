import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { cdnApp } from '../../serve/cdn-app';
import { listenOn, type StoppableServer } from '../../serve/listen';
import { detailsOf } from '../isolated/isolated-servers';
import {
  hostWith,
  releasedRegistry,
  stackHost,
  stackRegistry,
  stackStore,
} from '../isolated/isolated-federation';
import { expect, freshInvestor, test, type Investor } from '../portal';

/*
 * The documented deployment: the host, a CDN with the registry and the remotes, the platform and the partner API, each on a
 * separate origin.
 */

const screen = paths.opportunities;
const list = 'api/v1/partner-transactional/investment-opportunities/list';
let running: StoppableServer[] = [];
test.afterEach(async () => {
  await Promise.all(running.map((each) => each.close()));
  running = [];
});

/** Holds scripts back until the page has requested everything. If a request waits for a script, it is then never sent. */
class Gate {
  readonly asked = new Set<string>();
  private readonly held: (() => void)[] = [];
  constructor(private readonly needs: readonly string[]) {}

  ask(url: string): void {
    for (const need of this.needs) if (url.endsWith(need)) this.asked.add(need);
    if (this.asked.size === this.needs.length) for (const go of this.held.splice(0)) go();
  }

  before(real: RequestListener): RequestListener {
    return (req, res) => {
      if (!req.url?.endsWith('.js') || req.url.endsWith('embed.js')) return real(req, res);
      this.held.push(() => real(req, res));
      return this.ask(req.url);
    };
  }
}

function needed(dist: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const own = [...page.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const { current, versions } = stackRegistry().opportunities ?? { current: '', versions: {} };
  const start = versions[current]?.start;
  if (own.length === 0 || !start) throw new Error('The stack is not built.');
  const scripts = [start.entry, ...start.scripts, ...(start.screens[screen]?.scripts ?? [])];
  return [...own, ...scripts.map((file) => `opportunities/${file}`), list];
}

async function listenAt(listener: RequestListener): Promise<string> {
  const server = await listenOn(0, listener);
  running.push(server);
  return server.origin;
}

const platformPage = (portal: () => string, investor: Investor): RequestListener => {
  const value = JSON.stringify(JSON.stringify(detailsOf(investor))).replaceAll('<', '\\u003c');
  return (_req, res) => {
    res.setHeader('content-type', 'text/html');
    res.end(`<!doctype html><html lang="en"><title>Platform</title>
      <iframe title="Investor portal" src="${portal()}${screen}" style="width:100%;height:90vh"></iframe>
      <script>
        const portal = document.querySelector('iframe').contentWindow;
        addEventListener('message', ({ data }) => {
          if (data.action === 'portal:ready') portal.postMessage({ action: 'bibo', value: ${value} }, '*');
        });
      </script></html>`);
  };
};

function watch(page: Page, gate: Gate): string[] {
  const asked: string[] = [];
  page.on('request', (each) => {
    asked.push(each.url());
    gate.ask(each.url());
  });
  return asked;
}

test('with registry and remotes on a CDN, a page asks for everything at once', async ({ page }) => {
  const dist = stackHost();
  const gate = new Gate(needed(dist));
  let portal = '';
  const platform = await listenAt(platformPage(() => portal, await freshInvestor('Premium')));
  const registry = `${await listenAt(gate.before(cdnApp(stackStore, releasedRegistry)))}/portal/releases.json`;
  const settings = { platformOrigins: [platform], releasesUrl: registry };
  const host = hostWith(settings, { releases: () => '{}', remotes: [] });
  portal = await listenAt(gate.before(host));
  // A page waits for the registry for only a second, so the first page may come without it on a busy machine.
  await expect
    .poll(async () => (await fetch(portal + screen)).text())
    .toContain(stackRegistry().opportunities?.current);
  const asked = watch(page, gate);
  // Do not wait for the load event, because the scripts are held back.
  await page.goto(platform, { waitUntil: 'commit' });
  await expect.poll(() => [...gate.asked].toSorted()).toEqual(needed(dist).toSorted());
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('tab', { name: 'Newest' })).toBeVisible();
  await expect(frame.getByRole('article').first()).toBeVisible();
  // The page requests neither the registry nor a manifest, and nothing twice.
  expect(asked.filter((url) => url.endsWith('.json'))).toEqual([]);
  for (const need of needed(dist))
    expect(asked.filter((url) => url.endsWith(need))).toHaveLength(1);
});
