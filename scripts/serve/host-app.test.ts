import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { paths } from '@investor-portal/shared/routes/paths';
import { readConfig } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';
import { remoteApp } from './remote-app';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dist = scratchFolder();
for (const folder of ['assets', 'embed/1.0.0'])
  mkdirSync(path.join(dist, folder), { recursive: true });
for (const [name, text] of Object.entries({
  'index.html': 'the page',
  'embed.js': 'the embedding',
  'embed/1.0.0/embed.js': 'the first embedding',
  'assets/index.1f.js': 'the portal',
}))
  writeFileSync(path.join(dist, name), text);

const config = readConfig({
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
});

describe('the host responds to', () => {
  const server = serveWith(hostApp({ dist, config, releases: () => '{}', remotes: [] }));

  it.each([
    ['/', 200, 'the page'],
    [paths.portfolio, 200, 'the page'],
    [paths.stockPosition('MEMO-10.5'), 200, 'the page'],
    [paths.campaign('urn:x.y/z.js'), 200, 'the page'],
    ['/index.html', 200, 'the page'],
    ['/assets', 200, 'the page'],
    ['/embed.js', 200, 'the embedding'],
    ['/embed/1.0.0/embed.js', 200, 'the first embedding'],
    ['/embed/0.9.0/embed.js', 404, 'Not found'],
    ['/embed', 200, 'the page'],
    ['/assets/index.1f.js', 200, 'the portal'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/assets/', 404, 'Not found'],
    ['/favicon.ico', 404, 'Not found'],
  ])('%s with %i: %s', async (address, status, text) => {
    const response = await fetch(server(address));
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/', 'no-store, no-transform', null, true],
    ['/index.html', 'no-store, no-transform', null, true],
    ['/embed.js', 'no-cache, no-transform', '*', false],
    ['/embed/1.0.0/embed.js', 'public, max-age=31536000, immutable, no-transform', '*', false],
  ])('%s as it is, which browsers check: %s', async (address, cacheControl, origin, hasPolicy) => {
    const { headers } = await fetch(server(address));
    expect(headers.has('content-security-policy')).toBe(hasPolicy);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cross-origin-opener-policy')).toBe(hasPolicy ? 'same-origin' : null);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', null],
  ])('a browser that accepts %s in %s', async (accepted, encoding) => {
    const { headers } = await fetch(server(), { headers: { 'accept-encoding': accepted } });
    expect(headers.get('content-encoding')).toBe(encoding);
  });
});

it('the page carries the registry of another origin, health checks say when it was read, and both do without it', async () => {
  const page = 'registry: <!--# include virtual="/releases.json" -->';
  writeFileSync(path.join(dist, 'index.html'), page);
  const versions = { '7': { entry: 'm.json', contract: '^3.0.0' } };
  const registry = JSON.stringify({ portfolio: { current: '7', versions } });
  const cdn = await listenOn(0, (_req, res) => res.end(registry));
  const elsewhere = { ...config, releasesUrl: `${cdn.origin}/releases.json` };
  const ask = async () => {
    const app = hostApp({ dist, config: elsewhere, releases: () => '{"own":1}', remotes: [] });
    const server = await listenOn(0, app);
    const page = await (await fetch(server.origin)).text();
    const health = await fetch(`${server.origin}/healthz`);
    const { registry: read } = (await health.json()) as { registry: { readAt: string | null } };
    await server.close();
    return { page, status: health.status, readAt: read.readAt };
  };
  const readAt: unknown = expect.stringMatching(/^\d{4}-.*Z$/);
  await expect(ask()).resolves.toEqual({ page: `registry: ${registry}`, status: 200, readAt });
  await cdn.close();
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await expect(ask()).resolves.toEqual({ page: 'registry: ', status: 200, readAt: null });
  expect(warned).toHaveBeenCalledTimes(1);
});

it('a host cannot serve without the registry that it keeps itself, nor a remote without releases', async () => {
  const releases = () => {
    throw new Error('gone');
  };
  for (const [listener, problem] of [
    [hostApp({ dist, config, releases, remotes: [] }), 'The registry cannot be read.'],
    [remoteApp(dist, 'onboarding'), 'The store has no release of onboarding.'],
  ] as const) {
    const server = await listenOn(0, listener);
    const response = await fetch(`${server.origin}/healthz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'unavailable', problem });
    await server.close();
  }
});
