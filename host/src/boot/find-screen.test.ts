import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { grantedMounts } from '@investor-portal/shared/contract/mounts';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { fetchScripts, findScreen, preloadScripts } from './find-screen';

const read = { method: 'GET' as const, path: 'api/campaign/{id}' };
const screen = { scripts: ['assets/detail.js'], reads: [read], firstFrame: 'assets/frame.js' };

function released(change: object = {}): RegistryEntry {
  const release = {
    entry: 'opportunities/1.0.0/mf-manifest.json',
    contract: `^${contractVersion}`,
    start: {
      entry: 'assets/entry.js',
      scripts: ['assets/routes.js'],
      screens: { [patterns.campaign]: screen },
      integrity: { 'assets/entry.js': 'sha384-entry' },
    },
    ...change,
  };
  return { current: '1.0.0', versions: { '1.0.0': release } } as RegistryEntry;
}

function find(opportunities: RegistryEntry | undefined, pathname: string, search = '') {
  const url = 'https://portal.example/releases.json';
  return findScreen(grantedMounts(), { opportunities }, url, { pathname, search }, undefined);
}

const folder = 'https://portal.example/opportunities/1.0.0/assets';

describe('decision 80: the first screen of an address', () => {
  it('loads the remote’s scripts from the base URL in the registry, with its own copy of the core (decision 91), and prefetches its requests, but not at an address with a query', () => {
    const found = find(released(), paths.campaign('c-1'));
    expect(found?.scripts.map(({ url }) => url)).toEqual([
      `${folder}/entry.js`,
      `${folder}/routes.js`,
      `${folder}/detail.js`,
    ]);
    expect(found?.scripts[0]?.integrity).toBe('sha384-entry');
    expect(found).toMatchObject({ params: { id: 'c-1' }, reads: [read] });
    const elsewhere = { ...released(), base: 'https://cdn.example/' };
    const [entry] = find(elsewhere, paths.opportunities)?.scripts ?? [];
    expect(entry?.url).toBe('https://cdn.example/opportunities/1.0.0/assets/entry.js');
    expect(found?.firstFrame?.url).toMatch(/assets\/frame\.js$/);
    const withQuery = find(released(), paths.campaign('c-1'), '?module=team');
    expect(withQuery).toMatchObject({ reads: [], firstFrame: undefined });
    const [release] = Object.values(released().versions);
    const core = { key: 'portal-core-other', scripts: ['assets/core.js'] };
    const remote = released({ start: { ...release?.start, core } });
    expect(find(remote, paths.opportunities)?.scripts.map(({ url }) => url)).toEqual([
      `${folder}/entry.js`,
      `${folder}/core.js`,
      `${folder}/routes.js`,
    ]);
  });

  it.each<[string, RegistryEntry | undefined, string?]>([
    ['not in the registry', undefined],
    ['switched off', { ...released(), disabled: { reason: 'wrong totals' } }],
    ['of another contract', released({ contract: '^99.0.0' })],
    ['released without start information', released({ start: undefined })],
    ['not mounted there', released(), `${paths.opportunities}-of-old`],
  ])('is left to the portal when the remote is %s', (_why, remote, path = paths.opportunities) => {
    expect(find(remote, path)).toBeUndefined();
  });
});

const links = () => [...document.head.querySelectorAll('link')];

it('preloads each script once, with its integrity', () => {
  const entry = { url: 'https://cdn.example/1.0.0/entry.js', integrity: 'sha384-entry' };
  const screen = { url: 'https://cdn.example/1.0.0/screen.js', integrity: undefined };
  preloadScripts([entry]);
  preloadScripts([entry, screen]);
  expect(links().map(({ rel, href, integrity }) => [rel, href, integrity ?? ''])).toEqual([
    ['preload', entry.url, entry.integrity],
    ['preload', screen.url, ''],
  ]);
});

it('fetches each script once into the cache, with its integrity and without a preload', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  // Nobody listens there.
  const preloaded = { url: 'http://127.0.0.1:9/entry.js', integrity: undefined };
  const screen = { url: 'http://127.0.0.1:9/screen.js', integrity: 'sha384-screen' };
  preloadScripts([preloaded]);
  const before = links().length;
  fetchScripts([preloaded, screen]);
  fetchScripts([screen]);
  expect(fetched.mock.calls).toEqual([
    [screen.url, { priority: 'low', integrity: 'sha384-screen' }],
  ]);
  expect(links()).toHaveLength(before);
  await expect(fetched.mock.results[0]?.value).rejects.toThrow('fetch failed');
});
